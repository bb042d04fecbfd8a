import { describe, expect, it } from 'vitest'
import {
  type Actor,
  type Booking,
  canMove,
  lastDayToMove,
  rulingOn,
  type LifeStep,
} from './life.ts'
import { termsOfTests } from '#tests/support/terms-of-tests.ts'
import { type Status, statuses } from './status.ts'

/** Booking whose deposit was paid and whose date was called off. */
const ended = {
  status: 'cancelled',
  payments: [
    { kind: 'deposit', amountCents: 6500, paidCents: 6500 },
    { kind: 'balance', amountCents: 6500, paidCents: 0 },
  ],
  session: {
    day: '2025-09-30',
    startsAt: new Date('2025-09-30T16:30:00Z'),
    endsAt: new Date('2025-09-30T20:00:00Z'),
  },
  refundSteps: termsOfTests.refund,
  conditions: termsOfTests,
  calledOff: { was: 'secured', refund: 'open' },
} as const satisfies Booking
const taking = { by: 'guest', now: new Date('2025-09-29T10:00:00Z') } as const

const rebook = (different: Partial<Booking>, by: Actor = 'guest') =>
  rulingOn({ ...ended, ...different }, 'rebook', { ...taking, by })

describe('another date in place of one that was called off', () => {
  it.each([
    ['requested', 0, 'requested'],
    ['requested', 6500, 'requested'],
    ['confirmed', 0, 'confirmed'],
    ['secured', 6500, 'secured'],
    // The bank took the deposit back meanwhile.
    ['secured', 0, 'confirmed'],
    ['paid', 6500, 'secured'],
  ] as const)('turns a %s booking with %i cents paid into a %s one', (was, paid, status) => {
    const calledOff = { was, refund: paid > 0 ? 'open' : 'none' } as const
    const payments = ended.payments.map((payment) =>
      payment.kind === 'deposit' ? { ...payment, paidCents: paid } : payment,
    )
    const money = { refundCents: 0, mostPercent: undefined }
    expect(rebook({ calledOff, payments })).toEqual({ kind: 'allowed', status, ...money })
  })

  it('may be given by guest and farm, also after the day, and by nobody else', () => {
    expect(rebook({}, 'owner').kind).toBe('allowed')
    const later = { by: 'guest', now: new Date('2025-10-02T10:00:00Z') } as const
    expect(rulingOn(ended, 'rebook', later).kind).toBe('allowed')
    for (const by of ['bank', 'clock'] as const) {
      expect(rebook({}, by)).toEqual({ kind: 'refused', reason: 'not-theirs' })
    }
  })

  it('is refused once the money has gone back', () => {
    const calledOff = { was: 'secured', refund: 'paid' } as const
    for (const by of ['guest', 'owner'] as const) {
      expect(rebook({ calledOff }, by)).toEqual({ kind: 'refused', reason: 'paid-back' })
    }
  })

  it('is refused for a booking that was cancelled or declined', () => {
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

const ongoing = ['requested', 'confirmed', 'secured', 'paid'] as const
/** Actors and statuses for each step; the money it moves has its own tests. */
const table: readonly (readonly [LifeStep, readonly Actor[], readonly Status[]])[] = [
  ['prove', ['guest'], ['unproven']],
  ['lapse', ['owner', 'clock'], ['unproven']],
  ['confirm', ['owner'], ['requested']],
  ['decline', ['owner', 'clock'], ['requested']],
  ['receive', ['guest', 'owner', 'bank'], ['requested', 'confirmed', 'secured', 'completed']],
  ['move', ['guest', 'owner'], ongoing],
  ['change-party', ['guest', 'owner'], ongoing],
  ['replace-guest', ['guest', 'owner'], ['confirmed', 'secured', 'paid']],
  ['split', ['guest', 'owner'], ['confirmed', 'secured', 'paid']],
  ['cancel', ['guest', 'owner'], ongoing],
  ['call-off', ['owner'], ongoing],
  ['complete', ['clock'], ['confirmed', 'secured', 'paid']],
  ['ask-later', ['owner'], ['confirmed']],
  ['write-off', ['owner'], ['confirmed', 'secured', 'completed']],
]

it.each(table)('%s is for %j, with a status of %j', (step, by, from) => {
  // Guest and farm act before the day, the clock after it.
  const isOfTheEnd = step === 'complete' || step === 'decline'
  const now = new Date(isOfTheEnd ? ended.session.endsAt : '2025-09-15T10:00:00Z')
  const allowed = (['guest', 'owner', 'bank', 'clock'] as const).flatMap((actor) =>
    statuses.flatMap((status) => {
      const booking = { ...ended, calledOff: undefined, status }
      const ruling = rulingOn(booking, step, { by: actor, now })
      return ruling.kind === 'allowed' ? [`${actor} ${status}`] : []
    }),
  )
  const wanted = by.flatMap((actor) => from.map((status) => `${actor} ${status}`))
  expect(allowed.toSorted()).toEqual(wanted.toSorted())
})

it.each([
  ['cancel', ended.session.startsAt],
  ['move', new Date('2025-09-28T00:00:00+02:00')],
] as const)('a guest can no longer %s from %s on; the farm can', (step, end) => {
  const kindFor = (by: Actor, now: Date) =>
    rulingOn({ ...ended, status: 'secured' }, step, { by, now }).kind
  const before = new Date(end.getTime() - 1)
  expect([kindFor('guest', before), kindFor('guest', end)]).toEqual(['allowed', 'refused'])
  expect(kindFor('owner', end)).toBe('allowed')
})

it('a booking is complete when its day has ended, and not before', () => {
  const kindAt = (now: Date) =>
    rulingOn({ ...ended, status: 'paid' }, 'complete', { by: 'clock', now }).kind
  const { endsAt } = ended.session
  expect([new Date(endsAt.getTime() - 1), endsAt].map(kindAt)).toEqual(['refused', 'allowed'])
})

it('another date can be chosen until three days before', () => {
  expect(canMove('2025-10-15', '2025-10-18', termsOfTests)).toBe(true)
  expect(canMove('2025-10-16', '2025-10-18', termsOfTests)).toBe(false)
  expect(lastDayToMove('2025-10-18', termsOfTests)).toBe('2025-10-15')
})
