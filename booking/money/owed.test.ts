import { expect, it } from 'vitest'
import { smallRestOf } from './owed.ts'

it('a rest of a deposit is small below five euros, and where a balance is asked later', () => {
  const rest = (paidCents: number, balance = 3250) =>
    smallRestOf([
      { kind: 'deposit', amountCents: 3250, paidCents },
      { kind: 'balance', amountCents: balance, paidCents: 0 },
    ])
  expect([0, 2750, 2751, 3249, 3250].map((paid) => rest(paid))).toEqual([0, 0, 499, 1, 0])
  expect(rest(3249, 0)).toBe(0)
})
