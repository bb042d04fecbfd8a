import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../dates/brussels-time.ts'
import { termsOfTests } from '#tests/support/terms-of-tests.ts'
import { daysToPay, paymentPlan } from './payment-plan.ts'

const unpaid = {
  priceCents: 6500,
  agreedOn: '2025-09-15',
  workshopOn: '2025-10-23',
  conditions: termsOfTests,
} as const

it('a party of three pays half within a week, and the rest a week before', () => {
  expect(paymentPlan({ ...unpaid, participants: 3 })).toEqual({
    totalCents: 19_500,
    deposit: { amountCents: 9750, dueOn: '2025-09-22' },
    balance: { amountCents: 9750, dueOn: '2025-10-16' },
  })
})

it.each([
  ['ten days ahead pays both parts a week before', '2025-10-13', '2025-10-16'],
  ['in the last week pays both parts at once', '2025-10-21', '2025-10-21'],
  ['and is answered only after the date pays by the date', '2025-10-25', '2025-10-23'],
] as const)('whoever books %s', (_, agreedOn, dueOn) => {
  const { deposit, balance } = paymentPlan({ ...unpaid, participants: 1, agreedOn })
  expect([deposit.dueOn, balance.dueOn]).toEqual([dueOn, dueOn])
})

it('one sum leaves nothing for later, and its days are counted from the farm’s yes', () => {
  const conditions = { ...termsOfTests, depositPercent: 100, depositDays: 5 }
  const oneSum = { ...unpaid, participants: 3, conditions }
  expect(paymentPlan(oneSum)).toEqual({
    totalCents: 19_500,
    deposit: { amountCents: 19_500, dueOn: '2025-09-20' },
    balance: { amountCents: 0, dueOn: '2025-09-20' },
  })
  expect(daysToPay(oneSum)).toBe(5)
  // The last day near the date is its own day.
  const near = { ...oneSum, agreedOn: '2025-10-20' } as const
  expect(paymentPlan(near).deposit.dueOn).toBe('2025-10-23')
  expect(daysToPay(near)).toBeUndefined()
  expect(daysToPay({ ...unpaid })).toBeUndefined()
})

it('a deposit is the share that the terms say, and cents are rounded up', () => {
  const conditions = { ...termsOfTests, depositPercent: 30 }
  const { deposit, balance } = paymentPlan({
    ...unpaid,
    priceCents: 4995,
    participants: 1,
    conditions,
  })
  expect([deposit.amountCents, balance.amountCents]).toEqual([1499, 3496])
})

const anyBooking = fc
  .record({
    priceCents: fc.integer({ min: 1, max: 1_000_000 }),
    participants: fc.integer({ min: 1, max: 12 }),
    start: fc.integer({ min: 0, max: 2000 }),
    ahead: fc.integer({ min: 0, max: 400 }),
  })
  .map(({ priceCents, participants, start, ahead }) => {
    const agreedOn = addDays('2025-01-01', start)
    return {
      priceCents,
      participants,
      agreedOn,
      workshopOn: addDays(agreedOn, ahead),
      conditions: termsOfTests,
    }
  })

it('deposit and balance always add up to the price of everyone, the deposit being half', () => {
  fc.assert(
    fc.property(anyBooking, (booking) => {
      const { totalCents, deposit, balance } = paymentPlan(booking)
      expect(totalCents).toBe(booking.priceCents * booking.participants)
      expect(deposit.amountCents + balance.amountCents).toBe(totalCents)
      expect(deposit.amountCents - balance.amountCents).toBe(totalCents % 2)
      expect(Number.isInteger(deposit.amountCents)).toBe(true)
    }),
  )
})

it('no payment is due before the farm’s yes or after the workshop, nor the balance before the deposit', () => {
  fc.assert(
    fc.property(anyBooking, (booking) => {
      const { deposit, balance } = paymentPlan(booking)
      expect(deposit.dueOn >= booking.agreedOn).toBe(true)
      expect(balance.dueOn >= deposit.dueOn).toBe(true)
      expect(balance.dueOn <= booking.workshopOn).toBe(true)
    }),
  )
})
