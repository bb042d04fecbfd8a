import { describe, expect, it } from 'vitest'
import { type Booking, type CalledOff, rule } from './life.ts'
import { refundTerms } from './refund-terms.ts'

/** Its date was called off; the deposit had come. */
const ended = {
  status: 'cancelled',
  payments: [
    { kind: 'deposit', amountCents: 6500, paidCents: 6500 },
    { kind: 'balance', amountCents: 6500, paidCents: 0 },
  ],
  workshopOn: '2025-09-30',
  startsAt: new Date('2025-09-30T16:30:00Z'),
  endsAt: new Date('2025-09-30T20:00:00Z'),
  terms: refundTerms,
  calledOff: { was: 'secured', refund: 'open' },
} as const satisfies Booking
const taking = { by: 'guest', now: new Date('2025-09-29T10:00:00Z'), today: '2025-09-29' } as const

const rebook = (different: Partial<Booking>, by: 'guest' | 'owner' | 'bank' | 'clock' = 'guest') =>
  rule({ ...ended, ...different }, 'rebook', { ...taking, by })
const wasOnce = (calledOff: CalledOff, depositCents: number) => {
  const payments = ended.payments.map((payment) =>
    payment.kind === 'deposit' ? { ...payment, paidCents: depositCents } : payment,
  )
  return rebook({ calledOff, payments })
}

describe('another date in place of one that was called off', () => {
  it.each([
    ['requested', 0, 'requested'],
    ['requested', 6500, 'requested'],
    ['confirmed', 0, 'confirmed'],
    ['secured', 6500, 'secured'],
    // The bank took the deposit back meanwhile.
    ['secured', 0, 'confirmed'],
    ['paid', 6500, 'secured'],
  ] as const)(
    'makes of one that was %s, with %i cents paid, one that is %s',
    (was, paid, status) => {
      const calledOff = { was, refund: paid > 0 ? 'open' : 'none' } as const
      expect(wasOnce(calledOff, paid)).toEqual({
        kind: 'allowed',
        status,
        refundCents: 0,
        mostPercent: undefined,
      })
    },
  )

  it('may be given by guest and farm, and by nobody else', () => {
    const kinds = (['guest', 'owner'] as const).map((by) => rebook({}, by).kind)
    expect(kinds).toEqual(['allowed', 'allowed'])
    for (const by of ['bank', 'clock'] as const) {
      expect(rebook({}, by)).toEqual({ kind: 'refused', reason: 'not-theirs' })
    }
  })

  it('may be chosen after the day that was called off too', () => {
    const later = {
      by: 'guest',
      now: new Date('2025-10-02T10:00:00Z'),
      today: '2025-10-02',
    } as const
    expect(rule(ended, 'rebook', later).kind).toBe('allowed')
  })

  it('is none once the money has gone back', () => {
    const calledOff = { was: 'secured', refund: 'paid' } as const
    for (const by of ['guest', 'owner'] as const) {
      expect(rebook({ calledOff }, by)).toEqual({ kind: 'refused', reason: 'paid-back' })
    }
  })

  it('is none for a booking that somebody cancelled, or that the farm declined', () => {
    const over = { kind: 'refused', reason: 'over' }
    expect(rebook({ calledOff: undefined })).toEqual(over)
    expect(rebook({ status: 'declined', calledOff: undefined })).toEqual(over)
  })

  it('is given once: a booking that stands has its date', () => {
    for (const status of ['requested', 'confirmed', 'secured', 'paid', 'completed'] as const) {
      expect(rebook({ status, calledOff: undefined })).toEqual({ kind: 'done-before' })
    }
  })
})
