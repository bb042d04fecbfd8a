import type { Payment, PaymentId } from '#store/money/entries.ts'
import type { Changes } from '#store/subjects.ts'
import { start } from './records.ts'

/** Adds a payment with its amount and the paid part; false when its reference is in use. */
export async function addPaid(changes: Changes, payment: Payment): Promise<boolean> {
  const { reservationId, kind, amountCents, paidCents, ...own } = payment
  const isAdded = await changes.payments.add({ reservationId, kind, ...own })
  if (!isAdded) return false
  await charge(changes, payment, amountCents)
  await carry(changes, payment, paidCents)
  return true
}

/** Raises the price of a payment. */
export function charge(changes: Changes, { reservationId, kind }: PaymentId, cents: number) {
  const from = `${kind}:${reservationId}` as const
  return changes.entries.post([{ kind: 'charged', from, to: 'price', cents, at: start }])
}

/** Brings cents to a payment; negative cents leave it again. */
export function carry(changes: Changes, { reservationId, kind }: PaymentId, cents: number) {
  const account = `${kind}:${reservationId}` as const
  return cents < 0
    ? changes.entries.post([
        { kind: 'carried', from: account, to: 'bank', cents: -cents, at: start },
      ])
    : changes.entries.post([{ kind: 'carried', from: 'bank', to: account, cents, at: start }])
}
