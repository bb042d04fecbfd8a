import type { Payment } from '#store/money/entries.ts'
import type { Changes } from '#store/subjects.ts'
import { start } from './records.ts'

export async function addPaid(changes: Changes, payment: Payment): Promise<void> {
  const { reservationId, amountCents, paidCents, ...own } = payment
  const empty = { ...own, amountCents: 0, paidCents: 0 } as const
  await changes.payments.add(reservationId, [empty], start)
  await charge(changes, payment, amountCents)
  await carry(changes, payment, paidCents)
}

export type PaymentId = Pick<Payment, 'reservationId' | 'kind'>

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
