import { expect, it } from 'vitest'
import { bakery, invoice } from '#tests/support/invoices.ts'
import type { EntryKind } from '../money/entry.ts'
import { bookingCost, missingFact } from './next-invoice.ts'

const payments = [
  { kind: 'deposit', amountCents: 6500, paidCents: 6500 },
  { kind: 'balance', amountCents: 6500, paidCents: 6500 },
] as const
const entry = (kind: EntryKind, cents: number) => ({ kind, cents })
const cancelled = entry('owed-back', 6500)
const rebooked = entry('owed-no-longer', 6500)
const placeTaken = [entry('back-on-voucher', 500), entry('owed-back', 1500)]

it.each([
  ['nothing before the yes', 'requested', [], 0],
  ['its price', 'confirmed', [], 13_000],
  ['what was kept when it was cancelled', 'cancelled', [cancelled], 6500],
  // The payments already count the sum that went back on a voucher.
  ['less once somebody took the place', 'cancelled', [cancelled, ...placeTaken], 5000],
  ['all of it when another date took the debt along', 'cancelled', [cancelled, rebooked], 13_000],
] as const)('a booking costs %s', (_, status, entries, cents) => {
  expect(bookingCost({ status, payments }, entries)).toBe(cents)
})

const sound = invoice()

it.each([
  ['seller', { seller: { ...sound.seller, vatNumber: '' } }],
  ['seller', { seller: { ...sound.seller, enterpriseNumber: '0123' } }],
  ['account', { seller: { ...sound.seller, iban: 'BE68539007547035' } }],
  ['rate', { vatPercent: 0 }],
  ['buyer', { buyer: { ...bakery, vatNumber: '' } }],
  [undefined, {}],
] as const)('an electronic invoice cannot be without: %s', (missing, different) => {
  expect(missingFact({ ...sound, ...different })).toBe(missing)
})
