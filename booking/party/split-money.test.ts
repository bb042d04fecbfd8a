import { expect, it } from 'vitest'
import { seededRandom } from '#tests/support/seeded-random.ts'
import {
  openCents,
  paidCents,
  paidOfPriceCents,
  refundableCents,
  totalCents,
} from '../money/owed.ts'
import { splitMoney } from './split-money.ts'

const paidHalf = [
  { kind: 'deposit', amountCents: 13_000, paidCents: 13_000 },
  { kind: 'balance', amountCents: 13_000, paidCents: 0 },
] as const
const ofFour = { participants: 4, priceCents: 6500, keptCents: 0, payments: paidHalf }

it('a split gives the leaving guests their share of debts and payments', () => {
  const { goes, stays } = splitMoney(ofFour, 1)
  expect([goes.participants, stays.participants]).toEqual([1, 3])
  expect(goes.payments).toEqual([
    { kind: 'deposit', amountCents: 3250, paidCents: 3250 },
    { kind: 'balance', amountCents: 3250, paidCents: 0 },
  ])
})

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

it('a split loses and doubles no cent of debts, payments and kept money', () => {
  const random = seededRandom(3)
  const below = (end: number) => Math.floor(random() * end)
  for (let nth = 0; nth < 2000; nth++) {
    const participants = 2 + below(9)
    const priceCents = 1 + below(9000)
    const total = participants * priceCents
    const deposit = below(total + 1)
    const payments = [
      { kind: 'deposit', amountCents: deposit, paidCents: below(deposit + 1) },
      { kind: 'balance', amountCents: total - deposit, paidCents: below(total - deposit + 1) },
    ] as const
    const keptCents = below(paidOfPriceCents(payments) + 1)
    const whole = { participants, priceCents, payments, keptCents }
    const going = 1 + below(participants - 1)
    const { goes, stays } = splitMoney(whole, going)
    const both = [goes.payments, stays.payments]
    expect(both.map(totalCents)).toEqual([going * priceCents, (participants - going) * priceCents])
    expect(paidCents(both.flat())).toBe(paidCents(payments))
    expect(goes.keptCents + stays.keptCents).toBe(keptCents)
    // Kept money stays kept, no payment is negative, and payments stay paid.
    expect(refundableCents(goes) + refundableCents(stays)).toBe(refundableCents(whole))
    for (const part of both.flat()) {
      expect(Math.min(part.paidCents, part.amountCents - part.paidCents)).toBeGreaterThanOrEqual(0)
      const was = payments.find(({ kind }) => kind === part.kind)!
      if (openCents(was) === 0) expect(openCents(part)).toBe(0)
    }
  }
})
