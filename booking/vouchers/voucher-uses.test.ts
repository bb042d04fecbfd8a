import { expect, it } from 'vitest'
import { bookingsPaidBy } from './voucher-uses.ts'

const at = new Date('2025-09-15T09:00:00Z')
const moved = (from: string, to: string, cents: number) =>
  ({ kind: 'redeemed', from, to, cents, at }) as unknown as Parameters<
    typeof bookingsPaidBy
  >[1][number]

it('a voucher is redeemed by the bookings that it paid, less the cents that came back on it', () => {
  const entries = [
    moved('hand:v', 'voucher:v', 10_000),
    moved('voucher:v', 'deposit:a', 3000),
    moved('voucher:v', 'balance:a', 2000),
    moved('voucher:v', 'deposit:b', 1000),
    moved('deposit:b', 'voucher:v', 1000),
    moved('voucher:other', 'deposit:a', 500),
  ]
  expect(bookingsPaidBy('v', entries)).toEqual([{ reservationId: 'a', cents: 5000 }])
})
