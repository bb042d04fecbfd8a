import { expect, it } from 'vitest'
import { type Remainder, remainderOf } from './retention.ts'
import { type Status, statuses } from '../reservations/status.ts'

const workshopEndsAt = new Date('2025-09-30T20:00:00Z')
const before = new Date('2025-09-30T19:59:59Z')
const after = new Date('2025-09-30T20:00:00Z')
const booking = { workshopEndsAt, hasMoney: false, hasOpenRefund: false, isToInvoice: false }
const kindOf = (status: Status, now: Date) => remainderOf({ ...booking, status }, now).kind

it('a booking stays until its day is over, unless it is declined, cancelled or not proven yet', () => {
  for (const status of statuses) {
    const isOver = ['unproven', 'declined', 'cancelled'].includes(status)
    expect(kindOf(status, before)).toBe(isOver ? 'nothing' : 'booking')
    expect(kindOf(status, after)).toBe('nothing')
  }
})

it.each<[Status, boolean, Date, Remainder]>([
  ['paid', false, after, { kind: 'amounts', until: '2036-01-01' }],
  ['cancelled', false, before, { kind: 'amounts', until: '2036-01-01' }],
  ['cancelled', true, after, { kind: 'booking', because: 'open-refund' }],
])(
  'of a %s booking with money (open refund: %s) amounts stay for ten years, and who is repaid',
  (status, hasOpenRefund, now, remainder) => {
    expect(remainderOf({ ...booking, status, hasMoney: true, hasOpenRefund }, now)).toEqual(
      remainder,
    )
  },
)
