import { expect, it } from 'vitest'
import { whatStays } from './retention.ts'
import { type Status, statuses } from '../reservations/status.ts'

const workshopEndsAt = new Date('2025-09-30T20:00:00Z')
const before = new Date('2025-09-30T19:59:59Z')
const after = new Date('2025-09-30T20:00:00Z')

const booking = (status: Status, money = false) => ({
  status,
  workshopEndsAt,
  hasMoney: money,
  hasOpenRefund: false,
})

it('a booking that is still to come stays, unless it is declined, cancelled or not proven yet', () => {
  for (const status of statuses) {
    const over = ['unproven', 'declined', 'cancelled'].includes(status)
    const staying = over ? { kind: 'nothing' } : { kind: 'booking', because: 'still-to-come' }
    expect(whatStays(booking(status), before)).toEqual(staying)
  }
})

it('a booking without money is gone once its day is over', () => {
  for (const status of statuses) {
    expect(whatStays(booking(status), after)).toEqual({ kind: 'nothing' })
  }
})

it('amounts of money stay for ten years from 1 January after', () => {
  const amounts = { kind: 'amounts', until: '2036-01-01' }
  expect(whatStays(booking('paid', true), after)).toEqual(amounts)
  expect(whatStays(booking('cancelled', true), before)).toEqual(amounts)
})

it('the receiver of a refund stays until it is paid', () => {
  const open = { ...booking('cancelled', true), hasOpenRefund: true }
  expect(whatStays(open, after)).toEqual({ kind: 'booking', because: 'open-refund' })
})
