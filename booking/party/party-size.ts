import { type GivenUp, takeAgain } from './given-up.ts'
import { openCount } from '../reservations/reservation-request.ts'
import { type Booking, rulingOn, type StepContext } from '../reservations/life.ts'
import { isRequest, statusOf } from '../reservations/status.ts'
import { isPaid, openCents, type Owed, paidCents, totalCents } from '../money/owed.ts'
import { depositOf, isOneSum, priceOfParty } from '../money/payment-plan.ts'
import { allocate } from '../sum.ts'
import type { Cents, Places } from '../units.ts'

/** A request's number of people is open until the farm has asked and answered. */
export function isCountOpen({ status, participants }: Asked): boolean {
  return status !== undefined && isRequest(status) && participants === openCount
}

type Asked = Partial<Pick<Booking, 'status'>> & { readonly participants: Places }

export type Party = Booking & { readonly givenUp?: readonly GivenUp[] }

/** A rest that was let go lowers the price of those who stay by their share, and of nobody who is added. */
export function totalOfParty(
  before: Parameters<typeof priceOfParty>[0] & Pick<Booking, 'payments'>,
  participants: Places,
): Cents {
  const loweredBy = Math.max(0, priceOfParty(before) - totalCents(before.payments))
  const share = Math.min(1, participants / before.participants)
  return priceOfParty({ ...before, participants }) - Math.floor(loweredBy * share)
}

export type Resized = ReturnType<typeof resized>

/** Paid money stays paid. A place given up is cancelled; a place taken again is paid by its own refund. */
export function resized(booking: Party, newTotalCents: Cents, taking: StepContext) {
  const { status, payments, givenUp = [], keptCents: keptBefore = 0 } = booking
  const tooMuch = (total: number) => Math.max(0, paidCents(payments) - total)
  // Money kept by the terms when an earlier place was given up is not given up once more.
  const givenUpCents = Math.max(0, tooMuch(newTotalCents) - tooMuch(totalCents(payments)))
  // Money that was kept before is given up first, and stays kept.
  const keptGivenUpCents = Math.min(keptBefore, givenUpCents)
  const refundCents = refundForPlaces(booking, givenUpCents - keptGivenUpCents, taking)
  const more = Math.max(0, newTotalCents - totalCents(payments))
  const retaken = takeAgain(givenUp, more)
  const keptCents = keptBefore - keptGivenUpCents + retaken.keptCents
  const priced = repriced(booking, newTotalCents)
  const less = withPaid(priced, -refundCents, (one) => Math.max(0, one.paidCents - one.amountCents))
  const last = less.at(-1)
  // Money that returns pays the open sum; the rest exceeds the price.
  const roomOf = (one: Owed) => (one === last ? Infinity : openCents(one))
  const after = withPaid(less, retaken.paidAgainCents, roomOf)
  return {
    status: statusOf(status, after),
    payments: after,
    givenUpCents,
    keptGivenUpCents,
    keptCents,
    refundCents,
    retaken,
  }
}

export function refundPercent(booking: Booking, taking: StepContext): number {
  return refundForPlaces(booking, 100, taking)
}

function refundForPlaces(booking: Booking, cents: Cents, { now }: StepContext): Cents {
  const payments: readonly Owed[] = [{ kind: 'balance', amountCents: cents, paidCents: cents }]
  const ruling = rulingOn({ ...booking, payments, keptCents: 0 }, 'cancel', { by: 'guest', now })
  return ruling.kind === 'allowed' ? ruling.refundCents : 0
}

/** The deposit follows the new price unless it was paid; no payment falls below what was paid. */
function repriced({ payments, conditions }: Booking, total: number): readonly Owed[] {
  const paid = { deposit: 0, balance: 0 }
  for (const { kind, paidCents: cents } of payments) paid[kind] += cents
  const isDepositIn = payments.some((payment) => payment.kind === 'deposit' && isPaid(payment))
  const isSettled = isDepositIn && !isOneSum(conditions)
  const wanted = isSettled ? paid.deposit : depositOf(total, conditions)
  const deposit = Math.min(Math.max(paid.deposit, Math.min(wanted, total - paid.balance)), total)
  const amounts = { deposit, balance: total - deposit }
  return payments.map(({ kind, paidCents: came }) => ({
    kind,
    amountCents: amounts[kind],
    paidCents: came,
  }))
}

function withPaid(payments: readonly Owed[], cents: Cents, roomOf: (one: Owed) => Cents) {
  const parts = allocate(Math.abs(cents), payments, roomOf)
  return payments.map((payment): Owed => {
    const part = parts.find(({ of }) => of === payment)?.cents ?? 0
    return { ...payment, paidCents: payment.paidCents + Math.sign(cents) * part }
  })
}
