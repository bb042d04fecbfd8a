import { openCents, type Owed } from './owed.ts'

/** One payment of a booking as it stands on file. */
type Due = Owed & {
  /** The twelve digits of its structured communication. */
  readonly reference: string
  /** Day in Brussels. */
  readonly dueOn: string
}

/** What a guest is asked to transfer now, in one go. */
export type ToPay = {
  readonly part: 'deposit' | 'balance' | 'together'
  readonly cents: number
  /** Of this part, what has come already. */
  readonly receivedCents: number
  readonly reference: string
  readonly dueOn: string
}

/**
 * What a guest pays next: the deposit, and then the balance; both at once, under the deposit's
 * reference, when they fall due on one day, or when the balance is asked for and the deposit never came.
 *
 * @returns undefined when everything is paid
 */
export function whatToPay(
  payments: readonly Due[],
  { asksBalance = false } = {},
): ToPay | undefined {
  const deposit = payments.find(({ kind }) => kind === 'deposit')
  const balance = payments.find(({ kind }) => kind === 'balance')
  if (!balance || openCents(balance) === 0) return deposit && single('deposit', deposit)
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

function single(part: 'deposit' | 'balance', payment: Due): ToPay | undefined {
  const cents = openCents(payment)
  if (cents === 0) return undefined
  const { paidCents: receivedCents, reference, dueOn } = payment
  return { part, cents, receivedCents, reference, dueOn }
}
