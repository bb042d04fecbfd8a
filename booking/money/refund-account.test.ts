import { expect, it } from 'vitest'
import { goesTo, onceStopped, payableTo, refundAccount, stoppable } from './refund-account.ts'

const known = 'BE71096123456769'
const other = 'BE62510007547061'
const now = new Date('2025-09-24T10:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const asked = refundAccount({ known, typed: other }, now)

it('money goes back to the account it came from', () => {
  for (const typed of ['', known]) {
    expect(refundAccount({ known, typed }, now)).toEqual({ iban: known, asked: undefined })
  }
})

it('another account stands beside it, and no code names either for a day', () => {
  expect(asked).toEqual({ iban: known, asked: { iban: other, at: now } })
  expect(goesTo(asked)).toBe(other)
  expect(payableTo(asked, later(23.99))).toBeUndefined()
  expect(payableTo(asked, later(24))).toBe(other)
})

it('what a guest types is used when no account is known', () => {
  const typed = refundAccount({ known: undefined, typed: other }, now)
  expect(payableTo(typed, now)).toBe(other)
  expect(stoppable(typed, undefined)).toBe(other)
  expect(onceStopped(typed, undefined).iban).toBe('')
})

it('stopped, it goes where it came from, and there is nothing more to stop', () => {
  expect(stoppable(asked, known)).toBe(other)
  expect(onceStopped(asked, known)).toEqual({ iban: known, asked: undefined })
  expect(stoppable(onceStopped(asked, known), known)).toBeUndefined()
})
