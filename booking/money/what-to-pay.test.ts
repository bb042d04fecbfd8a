import { assert, boolean, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { openCents } from './owed.ts'
import { whatToPay } from './what-to-pay.ts'

const deposit = {
  kind: 'deposit',
  amountCents: 9500,
  paidCents: 0,
  reference: '984000000195',
  dueOn: '2025-09-29',
} as const
const balance = {
  ...deposit,
  kind: 'balance',
  reference: '984000000296',
  dueOn: '2025-10-11',
} as const
const paid = { paidCents: 9500 }

it('is first the deposit, then the balance, then nothing', () => {
  expect(whatToPay([deposit, balance])).toEqual({
    part: 'deposit',
    cents: 9500,
    receivedCents: 0,
    reference: '984000000195',
    dueOn: '2025-09-29',
  })
  expect(whatToPay([{ ...deposit, ...paid }, balance])).toMatchObject({
    part: 'balance',
    cents: 9500,
    reference: '984000000296',
    dueOn: '2025-10-11',
  })
  expect(
    whatToPay([
      { ...deposit, ...paid },
      { ...balance, ...paid },
    ]),
  ).toBeUndefined()
})

it('is what is left when a part has come', () => {
  expect(whatToPay([{ ...deposit, paidCents: 5000 }, balance])).toMatchObject({
    cents: 4500,
    receivedCents: 5000,
  })
})

it('is both in one transfer when they fall due on one day', () => {
  expect(whatToPay([{ ...deposit, dueOn: balance.dueOn }, balance])).toMatchObject({
    part: 'together',
    cents: 19_000,
    reference: deposit.reference,
    dueOn: balance.dueOn,
  })
})

it('is both when the balance is asked for and the deposit never came', () => {
  const asked = { asksBalance: true }
  expect(whatToPay([deposit, balance], asked)).toMatchObject({ part: 'together', cents: 19_000 })
  expect(whatToPay([{ ...deposit, ...paid }, balance], asked)).toMatchObject({ part: 'balance' })
})

it('is never nothing while something is open, and never more than what is', () => {
  const cents = integer({ min: 0, max: 12_000 })
  assert(
    property(cents, cents, boolean(), (first, second, asksBalance) => {
      const payments = [
        { ...deposit, paidCents: first },
        { ...balance, paidCents: second },
      ]
      const open = payments.reduce((sum, payment) => sum + openCents(payment), 0)
      const asked = whatToPay(payments, { asksBalance })?.cents ?? 0
      expect(asked > 0).toBe(open > 0)
      expect(asked).toBeLessThanOrEqual(open)
    }),
  )
})
