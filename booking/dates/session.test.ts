import { expect, it } from 'vitest'
import { referenceOf } from '../reservations/reference.ts'
import { holdsPlaces, statuses } from '../reservations/status.ts'
import { sessionOn } from '#tests/support/sessions.ts'
import {
  availabilityOf,
  goingAheadOf,
  isOnSchedule,
  isUpcoming,
  quorumOn,
  takesRequests,
  untilItBegins,
} from './session.ts'

it.each([
  [0, 'available', 10],
  [5, 'available', 5],
  [6, 'few-left', 4],
  [7, 'few-left', 3],
  [9, 'few-left', 1],
  [10, 'full', 0],
])('with %i of ten places taken a date is %s', (taken, kind, left) => {
  expect(availabilityOf({ capacity: 10, taken })).toEqual({ kind, left })
})

it('a date with more guests than places is full, with zero places left', () => {
  expect(availabilityOf({ capacity: 8, taken: 9 })).toEqual({ kind: 'full', left: 0 })
  expect(availabilityOf({ capacity: 0, taken: 0 })).toEqual({ kind: 'full', left: 0 })
})

const startsAt = new Date('2025-09-30T16:30:00Z')

it.each([
  ['open', '2025-09-30T16:29:59.999Z', true],
  ['open', '2025-09-30T16:30:00Z', false],
  ['closed', '2025-09-15T07:00:00Z', false],
  ['called-off', '2025-09-15T07:00:00Z', false],
] as const)('a date that is %s can be asked for until it begins: at %s, %s', (state, now, can) => {
  expect(isUpcoming({ startsAt, state }, new Date(now))).toBe(can)
})

it.each([
  ['open', '2025-09-30', true],
  ['open', '2025-10-01', false],
  ['closed', '2025-09-30', false],
] as const)(
  'a date that is %s is on the schedule while its day lasts: on %s, %s',
  (state, on, is) => {
    expect(isOnSchedule({ day: '2025-09-30', state }, on)).toBe(is)
  },
)

it('each booking holds its places, unless it is unproven, declined or cancelled', () => {
  const without = ['unproven', 'declined', 'cancelled']
  expect(statuses.filter((status) => !holdsPlaces(status))).toEqual(without)
})

it('a reference is the first eight characters of the id, in capitals', () => {
  expect(referenceOf('3f2b9c0e-8d4a-4f5e-9a6b-1c2d3e4f5a6b')).toBe('3F2B9C0E')
})

it.each([
  [3, undefined, undefined],
  [3, 4, { kind: 'not-yet', minimum: 4, decidesOn: '2025-09-24' }],
  [4, 4, { kind: 'enough' }],
])('with %i agreed people and a minimum of %s it is said that %j', (agreed, minimum, expected) => {
  expect(goingAheadOf({ agreed, minimum, decidesOn: '2025-09-24' })).toEqual(expected)
})

it.each([
  ['2026-01-22', '2026-01-23'],
  ['2026-01-23', undefined],
  ['2026-01-28', undefined],
] as const)(
  'a date that is added on %s waits for its usual minimum only with the day of decision ahead: %s',
  (today, decidesOn) => {
    const usual = { minimum: 4, daysBefore: 7 }
    const date = { day: '2026-01-30', capacity: 8 } as const
    expect(quorumOn(date, usual, today)).toEqual(decidesOn ? { minimum: 4, decidesOn } : {})
    expect(quorumOn({ ...date, capacity: 3 }, usual, today).minimum).toBe(decidesOn && 3)
  },
)

// 18:30 in Brussels.
const evening = sessionOn('2025-09-30')

it.each([
  [24, '2025-09-29T16:29:59Z', true],
  [24, '2025-09-29T16:30:00Z', false],
  [0, '2025-09-30T16:29:59Z', true],
  [0, '2025-09-30T16:30:00Z', false],
  [48, '2025-09-28T17:00:00Z', false],
])('requests close %i hours before a date begins: at %s, %s', (requestsCloseHours, now, taken) => {
  expect(takesRequests(evening, new Date(now), { requestsCloseHours })).toBe(taken)
})

it('a date that is not open takes no requests', () => {
  const closed = { ...evening, state: 'closed' } as const
  expect(takesRequests(closed, new Date('2025-09-01T00:00:00Z'), untilItBegins)).toBe(false)
})
