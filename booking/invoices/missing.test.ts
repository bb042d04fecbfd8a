import { expect, it } from 'vitest'
import { bakery, invoice } from '#tests/support/invoices.ts'
import { missingFact } from './next-invoice.ts'

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
