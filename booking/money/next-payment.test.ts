import { assert, boolean, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import type { Day } from '#language/dates.ts'
import { openCents } from './owed.ts'
import { latePaymentOf, lateSince, nextPaymentOf } from './next-payment.ts'

const [first, second] = [
  { reference: '984000000195', dueOn: '2025-09-29' },
  { reference: '984000000296', dueOn: '2025-10-11' },
] as const
const deposit = { kind: 'deposit', amountCents: 9500, paidCents: 0, ...first } as const
const balance = { kind: 'balance', amountCents: 9500, paidCents: 0, ...second } as const
const early = { today: '2025-09-22' } as const
const paid = { ...deposit, paidCents: 9500 }

it('the next payment is the deposit, then the balance, then nothing', () => {
  const whole = { cents: 9500, receivedCents: 0 }
  expect(nextPaymentOf([deposit, balance], early)).toMatchObject({
    part: 'deposit',
    ...whole,
    ...first,
  })
  expect(nextPaymentOf([paid, balance], early)).toMatchObject({
    part: 'balance',
    ...whole,
    ...second,
  })
  expect(nextPaymentOf([paid, { ...balance, paidCents: 9500 }], early)).toBeUndefined()
})

it('the next payment is the rest when a part has come', () => {
  const part = nextPaymentOf([{ ...deposit, paidCents: 5000 }, balance], early)
  expect(part).toMatchObject({ cents: 4500, receivedCents: 5000 })
})

it('one payment is the whole', () => {
  const none = { ...balance, amountCents: 0 }
  expect(nextPaymentOf([deposit, none], early)).toMatchObject({ part: 'whole', cents: 9500 })
  expect(nextPaymentOf([paid, none], early)).toBeUndefined()
})

it('both payments are one transfer when they fall due on one day', () => {
  expect(nextPaymentOf([{ ...deposit, dueOn: balance.dueOn }, balance], early)).toMatchObject({
    part: 'together',
    cents: 19_000,
    reference: deposit.reference,
    dueOn: balance.dueOn,
  })
})

it('both payments are one transfer when the deposit is missing and the balance asked', () => {
  const options = { ...early, asksBalance: true }
  expect(nextPaymentOf([deposit, balance], options)).toMatchObject({
    part: 'together',
    cents: 19_000,
  })
  expect(nextPaymentOf([paid, balance], options)).toMatchObject({ part: 'balance' })
})

it('the next payment is above zero while money is open, and never more than that', () => {
  const cents = integer({ min: 0, max: 12_000 })
  assert(
    property(cents, cents, boolean(), (some, more, asksBalance) => {
      const payments = [
        { ...deposit, paidCents: some },
        { ...balance, paidCents: more },
      ]
      const open = payments.reduce((sum, payment) => sum + openCents(payment), 0)
      const nextCents = nextPaymentOf(payments, { ...early, asksBalance })?.cents ?? 0
      expect(nextCents > 0).toBe(open > 0)
      expect(nextCents).toBeLessThanOrEqual(open)
    }),
  )
})

it('both payments are one sum once the balance is late as well, since the day of the first', () => {
  const booking = { status: 'confirmed', payments: [deposit, balance] } as const
  const lateOn = (today: Day, different = {}) => latePaymentOf({ ...booking, ...different }, today)
  expect(lateOn('2025-09-29')).toBeUndefined()
  expect(lateOn('2025-10-11')).toMatchObject({ part: 'deposit', cents: 9500 })
  const both = lateOn('2025-10-12')!
  expect(both).toMatchObject({ part: 'together', cents: 19_000, reference: deposit.reference })
  expect(both).toEqual(nextPaymentOf(booking.payments, { today: '2025-10-12' }))
  expect(lateSince(both)).toBe('2025-09-29')
  expect(lateOn('2025-10-12', { payments: [paid, balance] })).toMatchObject({ part: 'balance' })
  // All that is open after the workshop is late, and a booking that ended owes nothing.
  expect(lateOn('2025-09-22', { status: 'completed' })).toMatchObject({ cents: 19_000 })
  expect(lateOn('2025-10-12', { status: 'cancelled' })).toBeUndefined()
})
