import { expect, test } from 'vitest'
import { isAtTable, type Light, lightAt } from './light.ts'

const dark: Light = 'lamplight'

test.each([
  // The longest day: the sun sets at ten.
  ['2025-06-21T05:00:00+02:00', dark],
  ['2025-06-21T06:00:00+02:00', 'low-sun'],
  ['2025-06-21T13:30:00+02:00', 'daylight'],
  ['2025-06-21T21:30:00+02:00', 'low-sun'],
  ['2025-06-21T22:45:00+02:00', dark],
  // The shortest: up at a quarter to nine, down before five.
  ['2025-12-21T08:00:00+01:00', dark],
  ['2025-12-21T09:30:00+01:00', 'low-sun'],
  ['2025-12-21T12:45:00+01:00', 'daylight'],
  ['2025-12-21T16:00:00+01:00', 'low-sun'],
  ['2025-12-21T17:30:00+01:00', dark],
  // Day and night are as long; summer time begins a week later.
  ['2025-03-20T06:15:00+01:00', dark],
  ['2025-03-20T07:15:00+01:00', 'low-sun'],
  ['2025-03-20T18:30:00+01:00', 'low-sun'],
  ['2025-03-20T19:15:00+01:00', dark],
] as const)('%s is %s', (at, light) => {
  expect(lightAt(new Date(at))).toBe(light)
})

const session = {
  startTime: '18:30',
  startsAt: new Date('2025-09-30T18:30:00+02:00'),
  endsAt: new Date('2025-09-30T22:00:00+02:00'),
  furtherDays: ['2025-10-07'],
  taken: 3,
  state: 'open',
} as const
const during = new Date('2025-09-30T20:00:00+02:00')

test('the farm sits at table from the beginning of an evening’s workshop to its end', () => {
  const at = (now: Date) => isAtTable([session], now)
  expect(at(during)).toBe(true)
  expect(at(session.startsAt)).toBe(true)
  expect(at(new Date(session.startsAt.getTime() - 1))).toBe(false)
  expect(at(session.endsAt)).toBe(false)
})

test.each([
  ['nobody comes', { taken: 0 }],
  ['it was called off', { state: 'called-off' }],
  ['it is a day’s', { startTime: '10:00' }],
] as const)('nobody sits at table when %s', (_, different) => {
  expect(isAtTable([{ ...session, ...different }], during)).toBe(false)
})
