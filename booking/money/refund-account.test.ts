import { expect, it } from 'vitest'
import { goesTo, payableTo, refundAccount, refundAccounts } from './refund-account.ts'

const known = 'BE71096123456769'
const other = 'BE62510007547061'
const now = new Date('2025-09-24T10:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const asked = refundAccount({ iban: known }, { iban: other, at: now })

it('an account the guest asked for stands beside the known one, and has no payment code for a day', () => {
  expect(asked).toEqual({ iban: known, asked: { iban: other, at: now } })
  expect(goesTo(asked)).toBe(other)
  expect(payableTo(asked, later(23.99))).toBeUndefined()
  expect(payableTo(asked, later(24))).toBe(other)
})

it('an account typed for money of unknown origin waits as long', () => {
  const typed = refundAccount({ iban: '' }, { iban: other, at: now })
  expect(payableTo(typed, later(23.99))).toBeUndefined()
  expect(payableTo(typed, later(24))).toBe(other)
})

it('an account typed beside a known one takes only the money of unknown origin', () => {
  const typed = { iban: other, at: now }
  const unknown = { iban: '' }
  expect(refundAccounts([{ iban: known }, unknown], typed)).toEqual([
    { iban: known, asked: undefined },
    { iban: '', asked: typed },
  ])
})

it('nobody names another account for the money of a voucher’s buyer', () => {
  const typed = { iban: other, at: now }
  const buyers = { iban: known, isBuyers: true } as const
  expect(refundAccounts([buyers], typed)).toEqual([{ iban: known, asked: undefined }])
})
