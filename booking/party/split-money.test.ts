import { expect, it } from 'vitest'
import { paidCents } from '../money/owed.ts'
import { splitEntries } from './split-entries.ts'
import { splitMoney } from './split-money.ts'

const paidHalf = [
  { kind: 'deposit', amountCents: 13_000, paidCents: 13_000 },
  { kind: 'balance', amountCents: 13_000, paidCents: 0 },
] as const
const ofFour = { participants: 4, priceCents: 6500, keptCents: 0, payments: paidHalf }

it('a split of one payment for a group leaves one payment to each, and no cent below zero', () => {
  const payments = [
    { kind: 'deposit', amountCents: 500, paidCents: 0 },
    { kind: 'balance', amountCents: 0, paidCents: 0 },
  ] as const
  const { goes, stays } = splitMoney(
    { participants: 3, priceCents: 166, keptCents: 0, payments },
    2,
  )
  const amounts = [goes, stays].map((each) => each.payments.map(({ amountCents }) => amountCents))
  expect(amounts).toEqual([
    [332, 0],
    [168, 0],
  ])
  expect([paidCents(goes.payments), paidCents(stays.payments)]).toEqual([0, 0])
})

it('a split leaves kept money with the staying guests', () => {
  const beyond = paidHalf.map((each) => ({ ...each, paidCents: 20_000 }))
  const { goes, stays } = splitMoney({ ...ofFour, payments: beyond }, 2)
  expect([paidCents(goes.payments), paidCents(stays.payments)]).toEqual([13_000, 27_000])
})

it('a split loses and doubles no cent that cannot be divided, and kept money stays kept', () => {
  const sums = (deposit: number, balance: number, keptCents: number) => {
    const payments = [
      { kind: 'deposit', amountCents: 100, paidCents: deposit },
      { kind: 'balance', amountCents: 200, paidCents: balance },
    ] as const
    const { goes, stays } = splitMoney({ participants: 3, priceCents: 100, keptCents, payments }, 1)
    return [goes, stays].map((part) => [
      ...part.payments.map((each) => `${each.paidCents}/${each.amountCents}`),
      part.keptCents,
    ])
  }
  expect(sums(0, 0, 0)).toEqual([
    ['0/33', '0/67', 0],
    ['0/67', '0/133', 0],
  ])
  expect(sums(100, 1, 101)).toEqual([
    ['33/33', '1/67', 34],
    ['67/67', '0/133', 67],
  ])
  expect(sums(100, 80, 60).map((part) => part.at(-1))).toEqual([20, 40])
})

it('the share of a voucher leaves the payment that the voucher paid first', () => {
  const parts = (['deposit', 'balance'] as const).map((kind) => ({ kind, cents: 3000 }))
  const at = new Date('2025-09-15')
  const uses = [{ voucherId: 'gift', kind: 'balance', cents: 4000, at }] as const
  const along = { from: 'stays', to: 'goes', parts, paidCents: 6000, uses } as const
  const moved = splitEntries(along, at).map((entry) => {
    return [entry.from, entry.cents, 'voucher' in entry && entry.voucher]
  })
  expect(moved).toEqual([
    ['balance:stays', 3000, 'gift'],
    ['deposit:stays', 1000, 'gift'],
    ['deposit:stays', 2000, undefined],
  ])
})
