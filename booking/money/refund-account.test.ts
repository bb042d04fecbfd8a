import { expect, it } from 'vitest'
import { goesTo, payableTo, refundAccount } from './refund-account.ts'

const known = 'BE71096123456769'
const other = 'BE62510007547061'
const now = new Date('2025-09-24T10:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const asked = refundAccount({ known, typed: other }, now)

it('another account stands beside it, and no code names either for a day', () => {
  expect(asked).toEqual({ iban: known, asked: { iban: other, at: now } })
  expect(goesTo(asked)).toBe(other)
  expect(payableTo(asked, later(23.99))).toBeUndefined()
  expect(payableTo(asked, later(24))).toBe(other)
})

it('what a guest types is used at once when no account is known', () => {
  expect(payableTo(refundAccount({ known: undefined, typed: other }, now), now)).toBe(other)
})
