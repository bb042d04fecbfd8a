import type { Day } from '#language/dates.ts'
import type { Status } from '../reservations/status.ts'
import type { Cents } from '../units.ts'
import { isPaid, nameOf, owedCents, type OwedByDay, paidCents, type PaymentName } from './owed.ts'
import { addDays, dayOf } from '../dates/brussels-time.ts'

type OwedPayment = OwedByDay & { readonly reference: string }

export type ToPay = {
  readonly part: PaymentName | 'together'
  readonly cents: Cents
  readonly receivedCents: Cents
  readonly reference: string
  readonly dueOn: Day
  readonly payments: readonly Pick<OwedPayment, 'kind' | 'dueOn'>[]
}

/** The next payment; deposit and balance are one sum when due on one day, or when the balance is late too. */
export function nextPaymentOf(
  payments: readonly OwedPayment[],
  { today, asksBalance = false }: { readonly today: Day; readonly asksBalance?: boolean },
): ToPay | undefined {
  const deposit = payments.find(({ kind }) => kind === 'deposit')
  const balance = payments.find(({ kind }) => kind === 'balance')
  if (!balance || isPaid(balance)) return deposit && single(nameOf('deposit', payments), deposit)
  if (!deposit || isPaid(deposit)) return single('balance', balance)
  const isBalanceAsked = asksBalance || balance.dueOn < today
  if (!isBalanceAsked && deposit.dueOn < balance.dueOn) return single('deposit', deposit)
  const { reference } = deposit
  return { part: 'together', ...summed([deposit, balance]), reference, dueOn: balance.dueOn }
}

function single(part: PaymentName, payment: OwedPayment): ToPay | undefined {
  const { reference, dueOn } = payment
  return isPaid(payment) ? undefined : { part, ...summed([payment]), reference, dueOn }
}

function summed(payments: readonly OwedPayment[]) {
  return { cents: owedCents(payments), receivedCents: paidCents(payments), payments }
}

/** All that is late on a day in Brussels; after the workshop, all that is open. */
export function latePaymentOf(
  { status, payments }: { readonly status: Status; readonly payments: readonly OwedPayment[] },
  today: Day,
): ToPay | undefined {
  const isOver = status === 'completed'
  if (!isOver && status !== 'confirmed' && status !== 'secured') return undefined
  const toPay = nextPaymentOf(payments, { today, asksBalance: isOver })
  return toPay && (isOver || lateSince(toPay) < today) ? toPay : undefined
}

export function lateSince({ payments, dueOn }: Pick<ToPay, 'payments' | 'dueOn'>): Day {
  return payments.reduce((first, each) => (each.dueOn < first ? each.dueOn : first), dueOn)
}

/** A notice: `late-deposit` and `late-balance` are the owner's, `deposit-reminder` is the clock's. */
type Sent = {
  readonly kind: string
  readonly at: Date
}

export type Reminded = {
  readonly at: Date
  readonly by: 'owner' | 'clock'
  /** True when the guest cannot be reminded again. */
  readonly isLast: boolean
}

const maxReminders = 2
export const daysBetweenReminders = 7

/** The reminders of the late payment that had fewest; a reminder counts for the payments that it named. */
export function remindedOf(
  late: Pick<ToPay, 'payments'>,
  sent: readonly Sent[],
  overSince?: Date,
): Reminded | undefined {
  const [fewest = []] = late.payments
    .map(({ kind, dueOn }) =>
      sent.filter(
        (one) =>
          (one.kind === `late-${kind}` || one.kind === 'deposit-reminder') &&
          (overSince ? one.at >= overSince : dayOf(one.at) > dueOn),
      ),
    )
    .toSorted((a, b) => times(a) - times(b))
  const last = fewest.reduce((at, one) => Math.max(at, one.at.getTime()), 0)
  if (last === 0) return undefined
  // The owner's reminder writes a notice of the clock too, at the same instant.
  const isOwners = fewest.some(
    ({ kind, at }) => at.getTime() === last && kind !== 'deposit-reminder',
  )
  return {
    at: new Date(last),
    by: isOwners ? 'owner' : 'clock',
    isLast: times(fewest) >= maxReminders,
  }
}

function times(sent: readonly Sent[]): number {
  return new Set(sent.map(({ at }) => at.getTime())).size
}

/** Day in Brussels from which the guest may be reminded again; undefined for never. */
export function remindedAgainFrom({ at, isLast }: Reminded): Day | undefined {
  return isLast ? undefined : addDays(dayOf(at), daysBetweenReminders)
}
