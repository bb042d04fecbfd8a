import { assert, boolean, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import type { Day } from '#language/dates.ts'
import { openCents } from './owed.ts'
import { latePaymentOf, lateSince, nextPaymentOf } from './next-payment.ts'

const first = { reference: '984000000195', dueOn: '2025-09-29' } as const
const second = { reference: '984000000296', dueOn: '2025-10-11' } as const
const deposit = { kind: 'deposit', amountCents: 9500, paidCents: 0, ...first } as const
const balance = { kind: 'balance', amountCents: 9500, paidCents: 0, ...second } as const
const early = { today: '2025-09-22' } as const
const paid = { ...deposit, paidCents: 9500 }

const none = { ...balance, amountCents: 0 }
const onOneDay = { ...deposit, dueOn: balance.dueOn }
const one = { cents: 9500, receivedCents: 0 } as const
const both = { part: 'together', cents: 19_000, reference: first.reference } as const

it.each([
  ['the deposit', [deposit, balance], { part: 'deposit', ...one, ...first }],
  ['then the balance', [paid, balance], { part: 'balance', ...one, ...second }],
  ['the rest of what came in part', [{ ...paid, paidCents: 5000 }, balance], { cents: 4500 }],
  ['the whole where there is one payment', [deposit, none], { part: 'whole', ...one }],
  ['one transfer for two due on one day', [onOneDay, balance], { ...both, dueOn: second.dueOn }],
] as const)('the next payment is %s', (_, payments, next) => {
  expect(nextPaymentOf(payments, early)).toMatchObject(next)
})

it('nothing is to pay once all of it came', () => {
  expect(nextPaymentOf([paid, { ...balance, paidCents: 9500 }], early)).toBeUndefined()
  expect(nextPaymentOf([paid, none], early)).toBeUndefined()
})

it('both payments are one transfer when the deposit is missing and the balance asked', () => {
  const options = { ...early, asksBalance: true }
  expect(nextPaymentOf([deposit, balance], options)).toMatchObject(both)
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
  const late = lateOn('2025-10-12')!
  expect(late).toMatchObject(both)
  expect(late).toEqual(nextPaymentOf(booking.payments, { today: '2025-10-12' }))
  expect(lateSince(late)).toBe('2025-09-29')
  expect(lateOn('2025-10-12', { payments: [paid, balance] })).toMatchObject({ part: 'balance' })
  // All that is open after the workshop is late, and a booking that ended owes nothing.
  expect(lateOn('2025-09-22', { status: 'completed' })).toMatchObject({ cents: 19_000 })
  expect(lateOn('2025-10-12', { status: 'cancelled' })).toBeUndefined()
})
