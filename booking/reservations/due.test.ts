import { hourMs, minuteMs } from '../dates/brussels-time.ts'
import { describe, expect, it } from 'vitest'
import { termsOfTests } from '#tests/support/terms-of-tests.ts'
import type { Day } from '#language/dates.ts'
import { answerDue, type Away } from '../dates/away.ts'
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
  {
    startsAt = booking.session.startsAt,
    conditions = termsOfTests,
    away = [] as readonly Away[],
  } = {},
) => unansweredAt({ createdAt, startsAt, conditions }, away)

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

  it('of one that came while the farm was away: on the evening of the first day back', () => {
    const away = [
      { from: '2025-09-21', until: '2025-09-28' },
      { from: '2025-09-15', until: '2025-09-20' },
    ] as const
    expect(heardAt(at('2025-09-20T10:00:00+02:00'), { away })).toEqual(
      at('2025-09-29T20:00:00+02:00'),
    )
  })

  it('before the promised 24 hours are over, at any hour', () => {
    const { startsAt } = evening('2025-12-18', '+01:00')
    for (let minute = 0; minute < 2 * 24 * 60; minute += 17) {
      // Two days around the change of the clock.
      const createdAt = new Date(at('2025-10-25T00:00:00+02:00').getTime() + minute * minuteMs)
      const hoursUntil = (then: Date) => (then.getTime() - createdAt.getTime()) / hourMs
      expect(hoursUntil(answerDue({ createdAt, startsAt, conditions: termsOfTests }, []))).toBe(24)
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
})

const balanceCame = (paidCents: number) => ({
  ...secured,
  payments: [secured.payments[0]!, { ...balance!, paidCents }],
})
const paid: DatedBooking = { ...booking, status: 'paid' }
const beforeEaster = [{ ...deposit!, dueOn: '2026-04-02' }] as const

/** Bookings by what came of their money; the date is 23 October unless it is said. */
const bookings = {
  'a request': { ...booking, status: 'requested' },
  nothing: booking,
  'nothing, with its date on 27 September': {
    ...booking,
    session: evening('2025-09-27', '+02:00'),
  },
  'nothing, before Easter': {
    ...booking,
    payments: beforeEaster,
    session: evening('2026-05-10', '+02:00'),
  },
  'the deposit but for € 5': came(2750),
  'the deposit but for a cent': came(3249),
  'the deposit': secured,
  'the deposit, booked on 14 October': { ...secured, createdAt: at('2025-10-14T10:00:00+02:00') },
  'all but for € 5': balanceCame(2750),
  'all but for € 4.99': balanceCame(2751),
  'all but for a cent': balanceCame(3249),
  all: paid,
  'all, with its date in winter time': { ...paid, session: evening('2025-10-28', '+01:00') },
} satisfies Record<string, DatedBooking>

it.each([
  // The owner hears of a request without an answer alone.
  ['a request', '2025-09-17T10:00', ['unanswered']],
  ['nothing', '2025-09-17T10:00', []],
  // The guest hears of a late deposit after two business days, the owner after five.
  ['nothing', '2025-09-24T08:59', []],
  ['nothing', '2025-09-24T09:00', ['deposit-reminder']],
  ['nothing', '2025-09-29T09:00', ['deposit-reminder', 'deposit-overdue']],
  ['nothing, before Easter', '2026-04-07T12:00', []],
  ['nothing, before Easter', '2026-04-08T09:00', ['deposit-reminder']],
  ['the deposit', '2025-09-29T09:00', []],
  ['the deposit but for € 5', '2025-09-29T09:00', ['deposit-reminder', 'deposit-overdue']],
  // Nobody is asked twice on the morning of the practical mail, also where the site was off until then.
  ['nothing, with its date on 27 September', '2025-09-24T09:00', ['practical']],
  ['nothing', '2025-10-20T09:00', ['deposit-overdue', 'balance-overdue', 'practical']],
  // The balance is asked for ten days before, once the deposit is paid.
  ['the deposit', '2025-10-13T08:59', []],
  ['the deposit', '2025-10-13T09:00', ['balance-request']],
  ['the deposit but for € 5', '2025-10-13T09:00', ['deposit-reminder', 'deposit-overdue']],
  ['the deposit, booked on 14 October', '2025-10-15T10:00', []],
  // It brings along less than five euros of the deposit, which the owner hears of before.
  ['the deposit but for a cent', '2025-09-29T09:00', ['deposit-overdue']],
  ['the deposit but for a cent', '2025-10-13T09:00', ['deposit-overdue', 'balance-request']],
  // Less than five euros of the balance are asked for by the practical mail alone.
  ['all but for € 5', '2025-10-13T09:00', ['balance-request']],
  ['all but for € 4.99', '2025-10-13T09:00', []],
  ['all but for a cent', '2025-10-20T09:00', ['practical']],
  // A late balance waits for the owner two business days after its day.
  ['the deposit', '2025-10-20T09:00', ['balance-overdue', 'practical']],
  // The day is prepared three days before at nine, in winter time as in summer time.
  ['all', '2025-10-20T08:59', []],
  ['all', '2025-10-20T09:00', ['practical']],
  ['all, with its date in winter time', '2025-10-25T08:59', []],
  ['all, with its date in winter time', '2025-10-25T09:00', ['practical']],
  // No reminder comes once the date has begun.
  ['the deposit', '2025-10-23T18:30', []],
] as const)('a booking with %s brings at %s: %j', (money, instant, due) => {
  expect(noticesDue(bookings[money], at(`${instant}:00+02:00`), [])).toEqual(due)
})

it('the end of the day ends kept bookings and unanswered requests, and nothing else', () => {
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

const ofOctober = { state: 'open', day: '2025-10-30', decidesOn: '2025-10-20', taken: 0 } as const

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
  // A date that nobody can book is decided only for the people who have.
  ['to-decide', '2025-10-20T07:00:00Z', { state: 'away' }, false],
  ['to-decide', '2025-10-20T07:00:00Z', { state: 'closed' }, false],
  ['to-decide', '2025-10-20T07:00:00Z', { state: 'closed', taken: 1 }, true],
] as const)(
  'the owner’s notice %s is due at %s, on a date that is as usual but for %j: %s',
  (what, now, different, isDue) => {
    expect(isSessionDue({ ...ofOctober, ...different }, what, at(now))).toBe(isDue)
  },
)
