import { expect, it } from 'vitest'
import type { Cents } from '../units.ts'
import { retainedCents } from './balances.ts'
import type { Entry } from './entry.ts'

const at = new Date('2025-09-15T09:00:00Z')
const came: readonly Entry[] = [
  { kind: 'charged', from: 'deposit:a', to: 'price', cents: 6500, at },
  { kind: 'charged', from: 'balance:a', to: 'price', cents: 6500, at },
  { kind: 'received', from: 'bank', to: 'deposit:a', cents: 6500, at },
  { kind: 'redeemed', from: 'voucher:v', to: 'balance:a', cents: 6500, at },
]
const back = (cents: Cents): Entry => {
  return { kind: 'owed-back', from: 'deposit:a', to: 'refund:r', cents, at }
}
const onVoucher = { kind: 'back-on-voucher', from: 'balance:a', to: 'voucher:v', at } as const
const noLonger = { kind: 'owed-no-longer', from: 'refund:r', to: 'deposit:a', at } as const
const refunded = { kind: 'refunded', from: 'refund:r', to: 'hand:r', at } as const

it.each([
  ['all of it', [], 13_000],
  ['less by a refund', [back(6500)], 6500],
  [
    'less by a refund once, also when it has left',
    [back(6500), { ...refunded, cents: 6500 }],
    6500,
  ],
  ['less by the part of a voucher', [back(1500), { ...onVoucher, cents: 500 }], 11_000],
  [
    'all of it when another date took the debt along',
    [back(6500), { ...noLonger, cents: 6500 }],
    13_000,
  ],
] as const)('the money that stayed of a booking is %s', (_, then, cents) => {
  expect(retainedCents('a', [...came, ...then])).toBe(cents)
})
