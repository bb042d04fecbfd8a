import { expect, it } from 'vitest'
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
  ['fifteen days ahead pays the parts on two days', '2025-10-08', ['2025-10-15', '2025-10-16']],
  ['fourteen days ahead pays both a week before', '2025-10-09', ['2025-10-16', '2025-10-16']],
  ['eight days ahead pays both on the next day', '2025-10-15', ['2025-10-16', '2025-10-16']],
  ['seven days ahead pays both at once', '2025-10-16', ['2025-10-16', '2025-10-16']],
  ['in the last days pays both at once', '2025-10-21', ['2025-10-21', '2025-10-21']],
  ['and is answered only after the date pays by it', '2025-10-25', ['2025-10-23', '2025-10-23']],
] as const)('whoever books %s', (_, agreedOn, dueOn) => {
  const { deposit, balance } = paymentPlan({ ...unpaid, participants: 1, agreedOn })
  expect([deposit.dueOn, balance.dueOn]).toEqual(dueOn)
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
