import { expect, it } from 'vitest'
import type { Happening } from '../reservations/history.ts'
import { bookingCost } from './next-invoice.ts'

const payments = [
  { kind: 'deposit', amountCents: 6500, paidCents: 6500 },
  { kind: 'balance', amountCents: 6500, paidCents: 6500 },
] as const
const cancelled: Happening = { what: 'cancelled', detail: { refundCents: 6500 } }
const onVoucher: Happening = { what: 'back-on-voucher', detail: { cents: 500 } }
const placeTaken: Happening = {
  what: 'place-taken',
  detail: { cents: 2000, places: 1, successorId: 'b' },
}

it.each([
  ['nothing before the yes', 'requested', [], 0],
  ['its price', 'confirmed', [], 13_000],
  ['what was kept when it was cancelled', 'cancelled', [cancelled], 6500],
  ['less once somebody took the place', 'cancelled', [cancelled, placeTaken], 4500],
  // The payments tell of what went back on a voucher, which is in what went back.
  ['not twice what went on a voucher', 'cancelled', [cancelled, onVoucher, placeTaken], 5000],
  ['what went on a voucher before counts no more', 'cancelled', [onVoucher, cancelled], 6500],
  ['nothing that an earlier end gave back', 'cancelled', [cancelled, cancelled], 6500],
] as const)('a booking costs %s', (_, status, history, cents) => {
  expect(bookingCost({ status, payments }, history)).toBe(cents)
})
