import { expect, it } from 'vitest'
import type { Day } from '#language/dates.ts'
import type { TimeOfDay } from '#language/times.ts'
import { addDays, dayOf, hourMs, instantIn, isoInBrussels, timeOf } from './brussels-time.ts'

it.each([
  ['in winter', '2025-12-18', '18:30', '2025-12-18T18:30:00+01:00'],
  ['in summer', '2025-09-30', '18:30', '2025-09-30T18:30:00+02:00'],
  ['that the spring change skips', '2026-03-29', '02:30', '2026-03-29T03:30:00+02:00'],
  ['that the autumn change repeats', '2025-10-26', '02:30', '2025-10-26T02:30:00+02:00'],
] as const)('an hour in Brussels %s has its offset', (_, day, time, iso) => {
  expect(isoInBrussels(instantIn(day, time))).toBe(iso)
  expect(instantIn(day, time)).toEqual(new Date(iso))
})

it('a day or a time that does not exist is refused', () => {
  expect(() => instantIn('2025-02-30', '10:00')).toThrow(RangeError)
  expect(() => instantIn('2025-09-30', '25:00' as TimeOfDay)).toThrow(RangeError)
})

it.each([
  ['2025-09-30T22:05:00Z', '2025-10-01', '00:05'],
  ['2025-12-31T23:00:00Z', '2026-01-01', '00:00'],
  ['2025-12-31T22:59:59.999Z', '2025-12-31', '23:59'],
])('%s belongs to its day in Brussels, not in UTC or where the server stands', (at, day, time) => {
  expect([dayOf(new Date(at)), timeOf(new Date(at))]).toEqual([day, time])
})

it('an instant is written without parts of a second, and its offset tells the repeated hour apart', () => {
  const written = ['2025-10-26T00:30:00.987Z', '2025-10-26T01:30:00Z'].map((at) =>
    isoInBrussels(new Date(at)),
  )
  expect(written).toEqual(['2025-10-26T02:30:00+02:00', '2025-10-26T02:30:00+01:00'])
})

it('an instant comes back from its own day and time on every day of three years', () => {
  for (let day: Day = '2025-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
    for (const time of ['00:00', '10:00', '18:30', '23:59'] as const) {
      const at = instantIn(day, time)
      expect([dayOf(at), timeOf(at)]).toEqual([day, time])
    }
  }
})

it.each([
  ['2025-12-30', 3, '2026-01-02'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2025-03-01', -1, '2025-02-28'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2025-10-25', 2, '2025-10-27'],
] as const)('%s and %i days is %s', (day, days, reached) => {
  expect(addDays(day, days)).toBe(reached)
})

it.each([
  ['2026-03-29', 23],
  ['2025-10-26', 25],
  ['2025-10-27', 24],
] as const)('%s lasts %i hours', (day, hours) => {
  const midnights = [day, addDays(day, 1)].map((each) => instantIn(each, '00:00').getTime())
  expect(midnights[1]! - midnights[0]!).toBe(hours * hourMs)
})
