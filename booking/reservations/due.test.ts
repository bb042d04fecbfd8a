import { hourMs, minuteMs } from '../dates/brussels-time.ts'
import { describe, expect, it } from 'vitest'
import { termsOfTests } from '#tests/support/terms-of-tests.ts'
import type { Day } from '#language/dates.ts'
import { answerDue } from '../dates/away.ts'
import { type DatedBooking, isSessionDue, noticesDue, stepAfterDay, unansweredAt } from './due.ts'

const at = (instant: string) => new Date(instant)
const evening = (day: Day, offset: string) => ({
  day,
  startsAt: at(`${day}T18:30:00${offset}`),
  endsAt: at(`${day}T22:00:00${offset}`),
})
const booking: DatedBooking = {
  status: 'confirmed',
  createdAt: at('2025-09-15T10:00:00+02:00'),
  payments: [
    { kind: 'deposit', amountCents: 3250, paidCents: 0, dueOn: '2025-09-22' },
    { kind: 'balance', amountCents: 3250, paidCents: 0, dueOn: '2025-10-16' },
  ],
  session: evening('2025-10-23', '+02:00'),
  conditions: termsOfTests,
}
const [deposit, balance] = booking.payments
const came = (paidCents: number) => ({
  ...booking,
  payments: [{ ...deposit!, paidCents }, balance!],
})
const secured: DatedBooking = { ...came(3250), status: 'secured' }

/** Instant at which the owner hears of a request that has no answer yet. */
const heardAt = (
  createdAt: Date,
  { startsAt = booking.session.startsAt, conditions = termsOfTests } = {},
) => unansweredAt({ createdAt, startsAt, conditions })

describe('the owner hears of a request without an answer', () => {
  it.each([
    ['2025-09-15T10:00:00+02:00', '2025-09-16T07:00:00+02:00', 'the morning is in time'],
    ['2025-09-15T14:00:00+02:00', '2025-09-16T10:00:00+02:00', 'twenty hours later is by day'],
    ['2025-09-15T02:30:00+02:00', '2025-09-15T22:00:00+02:00', 'the morning would be too late'],
    ['2025-09-15T08:00:00+02:00', '2025-09-16T07:00:00+02:00', 'an hour before the end'],
  ])('%s: at %s, as %s', (createdAt, expected) => {
    expect(heardAt(at(createdAt))).toEqual(at(expected))
  })

  it.each([
    ['2025-09-15T10:00:00+02:00', '2025-09-15T14:30:00+02:00'],
    ['2025-09-15T14:30:00+02:00', '2025-09-15T16:30:00+02:00'],
  ])('asked at %s of a date that begins that evening: at %s', (createdAt, expected) => {
    const startsAt = at('2025-09-15T18:30:00+02:00')
    expect(heardAt(at(createdAt), { startsAt })).toEqual(at(expected))
  })

  it('before the promised 24 hours are over, at any hour', () => {
    const { startsAt } = evening('2025-12-18', '+01:00')
    for (let minute = 0; minute < 2 * 24 * 60; minute += 17) {
      // Two days around the change of the clock.
      const createdAt = new Date(at('2025-10-25T00:00:00+02:00').getTime() + minute * minuteMs)
      const hoursUntil = (then: Date) => (then.getTime() - createdAt.getTime()) / hourMs
      expect(hoursUntil(answerDue({ createdAt, startsAt, conditions: termsOfTests }))).toBe(24)
      const hours = hoursUntil(heardAt(createdAt, { startsAt }))
      expect(hours).toBeGreaterThan(14)
      expect(hours).toBeLessThan(24)
    }
  })

  it('four hours before the promised time ends, however long it is', () => {
    const conditions = { ...termsOfTests, answerHours: 48 }
    const heard = heardAt(at('2025-09-15T14:00:00+02:00'), { conditions })
    expect(heard).toEqual(at('2025-09-17T10:00:00+02:00'))
  })

  it('never after it has an answer', () => {
    const later = at('2025-09-17T10:00:00+02:00')
    expect(noticesDue({ ...booking, status: 'requested' }, later)).toEqual(['unanswered'])
    expect(noticesDue(booking, later)).toEqual([])
  })
})

describe('money that does not come', () => {
  it('brings a word to the guest after two business days, and to the owner after five', () => {
    expect(noticesDue(booking, at('2025-09-24T08:59:00+02:00'))).toEqual([])
    expect(noticesDue(booking, at('2025-09-24T09:00:00+02:00'))).toEqual(['deposit-reminder'])
    const both = ['deposit-reminder', 'deposit-overdue']
    expect(noticesDue(booking, at('2025-09-29T09:00:00+02:00'))).toEqual(both)
  })

  it('waits over a weekend and a bank holiday', () => {
    const payments = [{ ...deposit!, dueOn: '2026-04-02' }] as const
    const easter = { ...booking, payments, session: evening('2026-05-10', '+02:00') }
    expect(noticesDue(easter, at('2026-04-07T12:00:00+02:00'))).toEqual([])
    expect(noticesDue(easter, at('2026-04-08T09:00:00+02:00'))).toEqual(['deposit-reminder'])
  })

  it('is not asked for twice on the morning of the practical mail', () => {
    const late = { ...booking, session: evening('2025-09-27', '+02:00') }
    expect(noticesDue(late, at('2025-09-24T09:00:00+02:00'))).toEqual(['practical'])
    // The site was off until then.
    const due = ['deposit-overdue', 'balance-overdue', 'practical']
    expect(noticesDue(booking, at('2025-10-20T09:00:00+02:00'))).toEqual(due)
  })

  it('brings nothing for a payment that is no longer missing', () => {
    expect(noticesDue(secured, at('2025-09-29T09:00:00+02:00'))).toEqual([])
    expect(noticesDue(came(2750), at('2025-09-29T09:00:00+02:00'))).toHaveLength(2)
  })
})

describe('the balance', () => {
  it('is asked for ten days before, once the deposit is paid', () => {
    expect(noticesDue(secured, at('2025-10-13T08:59:00+02:00'))).toEqual([])
    expect(noticesDue(secured, at('2025-10-13T09:00:00+02:00'))).toEqual(['balance-request'])
    expect(noticesDue(came(2750), at('2025-10-13T09:00:00+02:00'))).not.toContain('balance-request')
  })

  it('brings along less than five euros of the deposit, which the owner hears of before', () => {
    const almost = came(3249)
    expect(noticesDue(almost, at('2025-09-29T09:00:00+02:00'))).toEqual(['deposit-overdue'])
    expect(noticesDue(almost, at('2025-10-13T09:00:00+02:00'))).toContain('balance-request')
  })

  it('is not asked for, and not told of, while it lacks less than five euros; the practical mail does', () => {
    const lacking = (paidCents: number, instant: string) =>
      noticesDue(
        { ...secured, payments: [secured.payments[0]!, { ...balance!, paidCents }] },
        at(instant),
      )
    const asked = '2025-10-13T09:00:00+02:00'
    const late = '2025-10-20T09:00:00+02:00'
    expect([lacking(2751, asked), lacking(3249, late)]).toEqual([[], ['practical']])
    expect(lacking(2750, asked)).toEqual(['balance-request'])
  })

  it('is not asked for twice after a late booking', () => {
    const late = { ...secured, createdAt: at('2025-10-14T10:00:00+02:00') }
    expect(noticesDue(late, at('2025-10-15T10:00:00+02:00'))).toEqual([])
  })

  it('waits for the owner’s decision two business days after its day, and is asked by the practical mail', () => {
    const due = ['balance-overdue', 'practical']
    expect(noticesDue(secured, at('2025-10-20T09:00:00+02:00'))).toEqual(due)
  })
})

describe('the day itself', () => {
  it('is prepared three days before at nine, in winter time as in summer time', () => {
    const paid = { ...booking, status: 'paid' } as const
    expect(noticesDue(paid, at('2025-10-20T08:59:00+02:00'))).toEqual([])
    expect(noticesDue(paid, at('2025-10-20T09:00:00+02:00'))).toEqual(['practical'])
    const winter = { ...paid, session: evening('2025-10-28', '+01:00') }
    expect(noticesDue(winter, at('2025-10-25T08:59:00+02:00'))).toEqual([])
    expect(noticesDue(winter, at('2025-10-25T09:00:00+02:00'))).toEqual(['practical'])
  })

  it('ends kept bookings and unanswered requests, and nothing else', () => {
    const after = at('2025-10-23T22:00:00+02:00')
    const endOf = (status: DatedBooking['status']) => stepAfterDay({ ...booking, status }, after)
    for (const status of ['confirmed', 'secured', 'paid'] as const) {
      expect(endOf(status)).toBe('complete')
    }
    expect(endOf('requested')).toBe('decline')
    for (const status of ['declined', 'cancelled', 'completed'] as const) {
      expect(endOf(status)).toBeUndefined()
    }
    expect(stepAfterDay(booking, at('2025-10-23T18:30:00+02:00'))).toBeUndefined()
  })

  it('brings no reminder once the date has begun', () => {
    expect(noticesDue(secured, at('2025-10-23T18:30:00+02:00'))).toEqual([])
  })
})

describe('the notices of a date to the owner', () => {
  const session = { state: 'open', day: '2025-10-30', decidesOn: '2025-10-20' } as const

  const off = { state: 'called-off' } as const

  it.each([
    // The list of guests comes three days before at nine in Brussels, over the change of the clocks
    // too.
    ['prep-sheet', '2025-10-27T07:59:59Z', {}, false],
    ['prep-sheet', '2025-10-27T08:00:00Z', {}, true],
    ['prep-sheet', '2025-10-29T12:00:00Z', off, false],
    // The decision day, at nine, for dates that have one.
    ['to-decide', '2025-10-20T06:59:59Z', {}, false],
    ['to-decide', '2025-10-20T07:00:00Z', {}, true],
    ['to-decide', '2025-10-29T12:00:00Z', { decidesOn: undefined }, false],
    ['to-decide', '2025-10-29T12:00:00Z', off, false],
  ] as const)('is %s at %s, where it is as usual but for %j: %s', (what, now, different, isDue) => {
    expect(isSessionDue({ ...session, ...different }, what, at(now))).toBe(isDue)
  })
})
