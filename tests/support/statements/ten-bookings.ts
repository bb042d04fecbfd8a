import type { Books, OpenPayment } from '#booking/money/statement/books.ts'
import { references } from './ten-transactions.ts'

type Reference = keyof typeof references

const names = [
  'Anneleen Peeters',
  'Bram De Smet',
  'Sofie Maes',
  'Tom Willems',
  'Léa Dubois',
  'Karel Janssens',
  'Wouter Claes',
]

/** The id of the nth of the bookings that the ten transactions are for. */
export function reservationId(n: number): string {
  return `0000000${n}-0000-4000-8000-000000000000`
}

/** The open payments: 97.50 as deposit and as much as balance for each booking, nothing paid. */
export const openPayments: readonly OpenPayment[] = names.flatMap((name, i) =>
  (['deposit', 'balance'] as const).map((kind) => ({
    reservationId: reservationId(i + 1),
    kind,
    amountCents: 9750,
    paidCents: 0,
    reference: references[`${kind === 'deposit' ? 'd' : 'b'}${i + 1}` as Reference],
    name,
    status: 'confirmed' as const,
    requestedOn: '2025-09-01',
    workshopOn: '2025-10-18',
  })),
)

export const freshBooks: Books = {
  payments: openPayments,
  refunds: [],
  handReceipts: [],
  companions: [],
  vouchers: [],
  invoices: new Map(),
  seen: new Set(),
}
