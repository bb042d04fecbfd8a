import { hourMs } from './brussels-time.ts'
import { expect, it } from 'vitest'
import { areAtOnce, endOf, furtherDaysIn, meetingsOf } from './session-days.ts'

const first = '2025-10-21'
const furtherDays = ['2025-10-28', '2025-11-04'] as const
const course = {
  startsAt: new Date('2025-10-21T18:30:00+02:00'),
  endsAt: endOf({ day: first, furtherDays, endTime: '22:00' }),
  furtherDays,
}

it('a course meets at the same hours on each day, in summer time and after it', () => {
  expect(meetingsOf(course)).toEqual([
    { day: first, startsAt: course.startsAt, endsAt: new Date('2025-10-21T22:00:00+02:00') },
    {
      day: '2025-10-28',
      startsAt: new Date('2025-10-28T18:30:00+01:00'),
      endsAt: new Date('2025-10-28T22:00:00+01:00'),
    },
    { day: '2025-11-04', startsAt: new Date('2025-11-04T17:30:00Z'), endsAt: course.endsAt },
  ])
})

it.each([
  ['on a day of the course', '2025-10-28T20:00:00+01:00', true],
  ['between its days', '2025-10-29T20:00:00+01:00', false],
  ['after its last hour', '2025-11-04T22:00:00+01:00', false],
] as const)('a date %s is at its hours: %s', (_, at, isThen) => {
  const startsAt = new Date(at)
  const other = { startsAt, endsAt: new Date(startsAt.getTime() + hourMs) }
  expect(areAtOnce(course, other)).toBe(isThen)
  expect(areAtOnce(other, course)).toBe(isThen)
})

it.each([
  ['one a line, in any order', '04/11/2025\n28/10/2025', furtherDays],
  ['without a year: the next one after the first day', '28/10; 4/11', furtherDays],
  ['into the next year', '6/1', ['2026-01-06']],
  ['none', ' \n', []],
] as const)('days are read %s', (_, typed, days) => {
  expect(furtherDaysIn(typed, first)).toEqual(days)
})

it.each([
  ['the first day', '21/10/2025'],
  ['an earlier day', '14/10/2025'],
  ['the same day twice', '28/10\n28/10/2025'],
  ['a day more than a year later', '22/10/2026'],
  ['no day', 'volgende week'],
])('%s is refused', (_, typed) => {
  expect(furtherDaysIn(typed, first)).toBeUndefined()
})
