import type { Day } from '#language/dates.ts'
import { nameOf, openCents, type Owed, type PaymentName } from './owed.ts'
import type { Cents } from '../units.ts'

type Due = Owed & {
  readonly reference: string
  readonly dueOn: Day
}

export type ToPay = {
  /** `whole`: the booking has one payment. */
  readonly part: 'deposit' | 'balance' | 'together' | 'whole'
  readonly cents: Cents
  readonly receivedCents: Cents
  readonly reference: string
  readonly dueOn: Day
}

/**
 * The next payment. Both payments are one, under the deposit's reference, when due on one day or
 * when the deposit never came. Undefined: all paid.
 */
export function whatToPay(
  payments: readonly Due[],
  { asksBalance = false } = {},
): ToPay | undefined {
  const deposit = payments.find(({ kind }) => kind === 'deposit')
  const balance = payments.find(({ kind }) => kind === 'balance')
  if (!balance || openCents(balance) === 0)
    return deposit && single(nameOf('deposit', payments), deposit)
  if (!deposit || openCents(deposit) === 0) return single('balance', balance)
  if (!asksBalance && deposit.dueOn < balance.dueOn) return single('deposit', deposit)
  return {
    part: 'together',
    cents: openCents(deposit) + openCents(balance),
    receivedCents: deposit.paidCents + balance.paidCents,
    reference: deposit.reference,
    dueOn: balance.dueOn,
  }
}

function single(part: PaymentName, payment: Due): ToPay | undefined {
  const cents = openCents(payment)
  if (cents === 0) return undefined
  const { paidCents: receivedCents, reference, dueOn } = payment
  return { part, cents, receivedCents, reference, dueOn }
}
