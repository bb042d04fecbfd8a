import { describe, expect, it } from 'vitest'
import { addDays, dayOf } from '#booking/dates/brussels-time.ts'
import { isPublicHoliday } from '#booking/dates/business-days.ts'
import { plannedSessions } from '#booking/dates/season.ts'
import { schedulePlan } from './plan.ts'
import { closedPeriods } from './season.ts'

const twoYears = plannedSessions(schedulePlan, '2026-01-01', '2027-12-31').filter(
  (date) => dayOf(date.startsAt) >= '2026-01-01',
)

describe('the season', () => {
  it('begins on 1 January 2026 and goes on, about six dates a month', () => {
    expect(plannedSessions(schedulePlan, '2025-01-01', '2025-12-31')).toHaveLength(13)
    expect(twoYears.length).toBeGreaterThan(100)
    expect(twoYears.length).toBeLessThan(170)
  })

  it('has one date a day at most', () => {
    const days = twoYears.map((date) => dayOf(date.startsAt))
    expect(new Set(days).size).toBe(days.length)
  })

  it('has drinks on Tuesdays, bread on Saturdays and vegetables on Thursdays', () => {
    const weekdays = { drinks: 2, sourdough: 6, vegetables: 4 }
    for (const { workshop, startsAt } of twoYears) {
      expect(weekdays).toMatchObject({
        [workshop]: Temporal.PlainDate.from(dayOf(startsAt)).dayOfWeek,
      })
    }
  })

  it('leaves out holidays and the weeks the farm is closed', () => {
    for (const { startsAt } of twoYears) {
      const day = dayOf(startsAt)
      expect(isPublicHoliday(day)).toBe(false)
      expect(closedPeriods.some(({ from, until }) => day >= from && day <= until)).toBe(false)
    }
  })

  it('always has a date of each workshop within twelve weeks', () => {
    for (let week = 0; week < 90; week++) {
      const from = addDays('2026-01-01', 7 * week)
      const found = plannedSessions(schedulePlan, from, addDays(from, 7 * 12))
        .filter((date) => dayOf(date.startsAt) >= from)
        .map((date) => date.workshop)
      expect(new Set(found).size).toBe(3)
    }
  })
})
