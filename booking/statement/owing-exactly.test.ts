import { expect, it } from 'vitest'
import type { OpenPayment } from './booked.ts'
import { owingExactly } from './owing-exactly.ts'

const payment = {
  reservationId: 'nele',
  kind: 'deposit',
  amountCents: 4750,
  paidCents: 0,
  reference: '010806817183',
  name: 'Nele Vermeersch',
  status: 'confirmed',
  requestedOn: '2025-09-15',
} as const satisfies OpenPayment
const balance = { ...payment, kind: 'balance', amountCents: 4800 } as const
const half = { ...payment, reservationId: 'omar', paidCents: 4000 }
const books = { payments: [payment, balance, half] }

it.each([
  ['the deposit', 4750, ['nele']],
  ['the balance', 4800, ['nele']],
  ['both', 9550, ['nele']],
  ['what is left of a deposit', 750, ['omar']],
  ['a cent less', 4749, []],
  ['nothing', 0, []],
  ['money that goes out', -4750, []],
])('%s is what a booking owes exactly', (_, amountCents, ids) => {
  expect(owingExactly({ amountCents, bookedOn: '2025-09-20' }, books)).toEqual(ids)
})

it('two bookings that owe as much are both named', () => {
  const payments = [payment, { ...payment, reservationId: 'pia' }]
  const movement = { amountCents: 4750, bookedOn: '2025-09-15' }
  expect(owingExactly(movement, { payments })).toEqual(['nele', 'pia'])
})

it('a booking that is asked for later, or takes no money any more, is none of them', () => {
  expect(owingExactly({ amountCents: 4750, bookedOn: '2025-09-14' }, books)).toEqual([])
  const cancelled = { payments: [{ ...payment, status: 'cancelled' }] } as const
  expect(owingExactly({ amountCents: 4750, bookedOn: '2025-09-20' }, cancelled)).toEqual([])
})
