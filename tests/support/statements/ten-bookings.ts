import type { KnownMoney, OpenBooking } from '#booking/money/statement/known-money.ts'
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

/** Bookings that owe 97.50 as deposit and as much as balance each, with nothing paid. */
export const openBookings: readonly OpenBooking[] = names.map((name, i) => ({
  reservationId: reservationId(i + 1),
  name,
  status: 'confirmed',
  requestedOn: '2025-09-01',
  workshopOn: '2025-10-18',
  payments: (['deposit', 'balance'] as const).map((kind) => ({
    kind,
    amountCents: 9750,
    paidCents: 0,
    reference: references[`${kind === 'deposit' ? 'd' : 'b'}${i + 1}` as Reference],
  })),
}))

export const nothingPaid: KnownMoney = {
  bookings: openBookings,
  refunds: [],
  notedReceipts: [],
  companions: [],
  vouchers: [],
  invoices: new Map(),
  seen: new Set(),
}
