import { describe, expect, it } from 'vitest'
import type { Day } from '#language/dates.ts'
import type { TimeOfDay } from '#language/times.ts'
import {
  addDays,
  dayOf,
  hourMs,
  instantIn,
  isoInBrussels,
  minuteMs,
  timeOf,
} from './brussels-time.ts'

describe('an hour in Brussels', () => {
  it('is one hour ahead of UTC in winter and two in summer', () => {
    expect(instantIn('2025-12-18', '18:30').toISOString()).toBe('2025-12-18T17:30:00.000Z')
    expect(instantIn('2025-09-30', '18:30').toISOString()).toBe('2025-09-30T16:30:00.000Z')
  })

  it.each([
    ['that the spring change skips is read as the hour after it', '2026-03-29', '03:30:00+02:00'],
    ['that the autumn change repeats is read as its first run', '2025-10-26', '02:30:00+02:00'],
  ] as const)('%s', (_, day, read) => {
    expect(isoInBrussels(instantIn(day, '02:30'))).toBe(`${day}T${read}`)
  })

  it.each([
    ['spring change loses', '2026-03-29', 1],
    ['autumn change gains', '2025-10-26', 60 + 60 + 1],
  ] as const)('around the %s one hour', (_, day, minutes) => {
    const [before, after] = [instantIn(day, '01:59'), instantIn(day, '03:00')]
    expect(after.getTime() - before.getTime()).toBe(minutes * minuteMs)
  })

  it('is refused when the clock skips it', () => {
    expect(() => instantIn('2025-02-30', '10:00')).toThrow(RangeError)
    expect(() => instantIn('2025-09-30', '25:00' as TimeOfDay)).toThrow(RangeError)
  })
})

describe('an instant', () => {
  it('belongs to the day it is in Brussels, not in UTC or where the server stands', () => {
    const justAfterMidnight = new Date('2025-09-30T22:05:00Z')
    expect(dayOf(justAfterMidnight)).toBe('2025-10-01')
    expect(timeOf(justAfterMidnight)).toBe('00:05')
    const newYear = new Date('2025-12-31T23:00:00Z')
    expect(dayOf(newYear)).toBe('2026-01-01')
    expect(dayOf(new Date(newYear.getTime() - 1))).toBe('2025-12-31')
  })

  it('has an offset that tells the two runs of the repeated hour apart', () => {
    const runs = ['2025-10-26T00:30:00Z', '2025-10-26T01:30:00Z'].map((at) => new Date(at))
    const [first, second] = ['2025-10-26T02:30:00+02:00', '2025-10-26T02:30:00+01:00']
    expect(runs.map(isoInBrussels)).toEqual([first, second])
    expect(runs.map(timeOf)).toEqual(['02:30', '02:30'])
  })

  it('is written without parts of a second', () => {
    expect(isoInBrussels(new Date('2025-09-15T07:00:00.987Z'))).toBe('2025-09-15T09:00:00+02:00')
  })

  it('comes back from its own day and time on every day of three years', () => {
    for (let day: Day = '2025-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
      for (const time of ['00:00', '10:00', '18:30', '23:59'] as const) {
        const at = instantIn(day, time)
        expect([dayOf(at), timeOf(at)]).toEqual([day, time])
      }
    }
  })
})

describe('days', () => {
  it('are counted over the ends of months and years, and over leap days', () => {
    expect(addDays('2025-12-30', 3)).toBe('2026-01-02')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2025-03-01', -1)).toBe('2025-02-28')
  })

  it('are counted over a clock change without losing one', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2025-10-25', 2)).toBe('2025-10-27')
  })

  it('last 23 or 25 hours at a clock change', () => {
    const hoursOf = (day: Day) =>
      (instantIn(addDays(day, 1), '00:00').getTime() - instantIn(day, '00:00').getTime()) / hourMs
    expect(hoursOf('2026-03-29')).toBe(23)
    expect(hoursOf('2025-10-26')).toBe(25)
    expect(hoursOf('2025-10-27')).toBe(24)
  })
})
