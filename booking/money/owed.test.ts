import { expect, it } from 'vitest'
import { shownStatus } from '../reservations/shown-status.ts'
import { namedPayments, smallRestOf } from './owed.ts'

it('a rest of a deposit is small below five euros, and where a balance is asked later', () => {
  const rest = (paidCents: number, balance = 3250) =>
    smallRestOf([
      { kind: 'deposit', amountCents: 3250, paidCents },
      { kind: 'balance', amountCents: balance, paidCents: 0 },
    ])
  expect([0, 2750, 2751, 3249, 3250].map((paid) => rest(paid))).toEqual([0, 0, 499, 1, 0])
  expect(rest(3249, 0)).toBe(0)
})

it('a deposit and a balance that are due on one day are shown as the one sum of the guest’s mail', () => {
  const plan = (balanceDue: '2025-09-22' | '2025-09-23') =>
    [
      { kind: 'deposit', amountCents: 3250, paidCents: 3250, dueOn: '2025-09-22', reference: 'a' },
      { kind: 'balance', amountCents: 3251, paidCents: 0, dueOn: balanceDue, reference: 'b' },
    ] as const
  const atOnce = { name: 'whole', amountCents: 6501, paidCents: 3250, reference: 'b' }
  expect(namedPayments(plan('2025-09-22'))).toMatchObject([atOnce])
  expect(namedPayments(plan('2025-09-23')).map(({ name }) => name)).toEqual(['deposit', 'balance'])
  const confirmed = { status: 'confirmed', payments: plan('2025-09-22') } as const
  expect(shownStatus(confirmed)).toBe('awaited')
})
