import { expect, it } from 'vitest'
import { shareToPay } from './companion.ts'

const owing = (amountCents: number) => [{ kind: 'balance', amountCents, paidCents: 0 }] as const
const booking = { status: 'confirmed', priceCents: 6500, payments: owing(13_000) } as const

it.each([
  ['an equal share', {}, 0, 6500],
  ['the rest of a share', {}, 2500, 4000],
  ['no more than the booking owes', { payments: owing(3000) }, 0, 3000],
  ['nothing once the share came', {}, 7000, 0],
  ['nothing before the farm’s yes', { status: 'requested' }, 0, 0],
  ['nothing once all is paid', { status: 'paid', payments: owing(0) }, 0, 0],
] as const)('a companion may still pay %s', (_, different, paidCents, cents) => {
  expect(shareToPay({ ...booking, ...different }, { paidCents })).toBe(cents)
})
