import { type GivenUp, type Retaken, retake } from './given-up.ts'
import { type Booking, rule, statusAnew, type Taking } from './life.ts'
import { isPaid, openCents, type Owed, paidCents, totalCents } from './owed.ts'
import { depositOf } from './payment-plan.ts'
import type { Status } from './status.ts'

/** A booking, and what its party gave up before, in that order. */
export type Party = Booking & { readonly givenUp?: readonly GivenUp[] }

/** A booking once its party has another size. */
export type Resized = {
  readonly status: Status
  /** What each payment asks now, and what counts as paid of it once the refund is put down. */
  readonly payments: readonly Owed[]
  /** Money that came for places that were given up now, and what of it goes back. */
  readonly givenUpCents: number
  readonly refundCents: number
  /** Money that was to go back for places given up before, and what becomes of it. */
  readonly retaken: Retaken
}

/**
 * What a booking owes for another number of people. What was paid stays paid: a deposit that came is
 * not asked again, and the difference goes to the balance. A place given up is a place cancelled: of
 * what was paid for it goes back what the booking's terms give its guest on that day. A place taken again
 * is paid by what was to go back for it.
 *
 * @param newTotalCents the price of the whole party
 */
export function resized(booking: Party, newTotalCents: number, taking: Taking): Resized {
  const { status, payments, givenUp = [] } = booking
  const tooMuch = (total: number) => Math.max(0, paidCents(payments) - total)
  // Money kept by the terms when an earlier place was given up is not given up once more.
  const givenUpCents = Math.max(0, tooMuch(newTotalCents) - tooMuch(totalCents(payments)))
  const refundCents = refundForPlaces(booking, givenUpCents, taking)
  const retaken = retake(givenUp, Math.max(0, newTotalCents - totalCents(payments)))
  const less = lessPaid(split(payments, newTotalCents), refundCents)
  const after = morePaid(less, retaken.paidAgainCents)
  return {
    status: statusAnew(status, after),
    payments: after,
    givenUpCents,
    refundCents,
    retaken,
  }
}

/** How much of a hundred paid for a place goes back when it is given up now. */
export function refundPercent(booking: Booking, taking: Taking): number {
  return refundForPlaces(booking, 100, taking)
}

function refundForPlaces(booking: Booking, cents: number, { now, today }: Taking): number {
  const places: Booking = {
    ...booking,
    payments: [{ kind: 'balance', amountCents: cents, paidCents: cents }],
  }
  const ruling = rule(places, 'cancel', { by: 'guest', now, today })
  return ruling.kind === 'allowed' ? ruling.refundCents : 0
}

/** The deposit is half of the price, unless it was paid, or more is paid already of one or the other. */
function split(payments: readonly Owed[], total: number): readonly Owed[] {
  const paid = { deposit: 0, balance: 0 }
  for (const { kind, paidCents: cents } of payments) paid[kind] += cents
  const isDepositIn = payments.some((payment) => payment.kind === 'deposit' && isPaid(payment))
  const wanted = isDepositIn ? paid.deposit : depositOf(total)
  const deposit = Math.min(Math.max(paid.deposit, Math.min(wanted, total - paid.balance)), total)
  const amounts = { deposit, balance: total - deposit }
  return payments.map((payment) => ({
    kind: payment.kind,
    amountCents: amounts[payment.kind],
    paidCents: payment.paidCents,
  }))
}

/** What goes back is no longer paid; it is taken where most is paid beyond what is asked. */
function lessPaid(payments: readonly Owed[], cents: number): readonly Owed[] {
  let left = cents
  return payments.map((payment) => {
    const beyond = Math.max(0, payment.paidCents - payment.amountCents)
    const taken = Math.min(left, beyond)
    left -= taken
    return { ...payment, paidCents: payment.paidCents - taken }
  })
}

/** What comes back pays what is open; what is more stands beyond the price, as what the terms kept does. */
function morePaid(payments: readonly Owed[], cents: number): readonly Owed[] {
  let left = cents
  return payments.map((payment, nth) => {
    const isLast = nth === payments.length - 1
    const put = isLast ? left : Math.min(left, openCents(payment))
    left -= put
    return { ...payment, paidCents: payment.paidCents + put }
  })
}
