import type { Day } from '#language/dates.ts'
import type { Status } from '../reservations/status.ts'
import type { Cents } from '../units.ts'
import { isPaid, nameOf, owedCents, type Owed, paidCents, type PaymentName } from './owed.ts'

type Due = Owed & {
  readonly reference: string
  readonly dueOn: Day
}

export type ToPay = {
  /** `whole`: the booking has one payment. */
  readonly part: PaymentName | 'together'
  readonly cents: Cents
  readonly receivedCents: Cents
  readonly reference: string
  readonly dueOn: Day
  /** The payments in it, each with the day on which it is due. */
  readonly payments: readonly Pick<Due, 'kind' | 'dueOn'>[]
}

type Asking = {
  /** Day in Brussels. */
  readonly today: Day
  readonly asksBalance?: boolean
}

/**
 * The next payment. Both payments are one, under the deposit's reference, when due on one day, or
 * when the deposit never came and the balance is late. Undefined: all paid.
 */
export function whatToPay(
  payments: readonly Due[],
  { today, asksBalance = false }: Asking,
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

function single(part: PaymentName, payment: Due): ToPay | undefined {
  const { reference, dueOn } = payment
  return isPaid(payment) ? undefined : { part, ...summed([payment]), reference, dueOn }
}

function summed(payments: readonly Due[]) {
  return { cents: owedCents(payments), receivedCents: paidCents(payments), payments }
}

/** The whole sum of a booking that is late on a day in Brussels: after the workshop, all that is open. */
export function lateOf(
  { status, payments }: { readonly status: Status; readonly payments: readonly Due[] },
  today: Day,
): ToPay | undefined {
  const isOver = status === 'completed'
  if (!isOver && status !== 'confirmed' && status !== 'secured') return undefined
  const toPay = whatToPay(payments, { today, asksBalance: isOver })
  return toPay && (isOver || lateSince(toPay) < today) ? toPay : undefined
}

/** The first day on which some of a sum was due. */
export function lateSince({ payments, dueOn }: Pick<ToPay, 'payments' | 'dueOn'>): Day {
  return payments.reduce((first, each) => (each.dueOn < first ? each.dueOn : first), dueOn)
}
