import { expect, it } from 'vitest'
import { bakery, invoice } from '#tests/support/invoices.ts'
import { bookingCost, missingFact } from './next-invoice.ts'

const payments = [
  { kind: 'deposit', amountCents: 6500, paidCents: 6500 },
  { kind: 'balance', amountCents: 6500, paidCents: 6500 },
] as const

it.each([
  ['nothing before the yes', 'requested', 0],
  ['its price', 'confirmed', 13_000],
  ['the money that stayed once it was cancelled', 'cancelled', 6500],
] as const)('a booking costs %s', (_, status, cents) => {
  expect(bookingCost({ status, payments }, 6500)).toBe(cents)
})

const sound = invoice()

it.each([
  ['seller', { seller: { ...sound.seller, vatNumber: '' } }],
  ['seller', { seller: { ...sound.seller, enterpriseNumber: '0123' } }],
  ['account', { seller: { ...sound.seller, iban: 'BE68539007547035' } }],
  ['buyer', { buyer: { ...bakery, vatNumber: '' } }],
  [undefined, {}],
  [undefined, { vatPercent: 0 }],
] as const)('an electronic invoice cannot be without: %s', (missing, different) => {
  expect(missingFact({ ...sound, ...different })).toBe(missing)
})
