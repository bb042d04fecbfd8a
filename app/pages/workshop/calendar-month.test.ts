import { describe, expect, it } from 'vitest'
import { instantIn } from '#booking/dates/brussels-time.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { sessionOn } from '#tests/support/sessions.ts'
import type { Day } from '#language/dates.ts'
import type { TimeOfDay } from '#language/times.ts'
import { viewSession } from '../session-view.ts'
import { calendarMonth } from './calendar-month.ts'

const { availability, ownDate } = wordsIn('en')
const closeAt = instantIn('2025-09-30', '18:30')
const requests = { areTaken: true, areSoon: false, mayWait: true, closeAt }
const words = { availability, ownDate, requests, workshopName: 'Drinks', priceCents: 6500 }

function dateAt(day: Day, startTime: TimeOfDay = '18:30', taken = 0, furtherDays: Day[] = []) {
  const startsAt = instantIn(day, startTime)
  const session = { id: `${day} ${startTime}`, startTime, startsAt, taken, furtherDays }
  return viewSession(sessionOn(day, session), 'en', words)
}

const today = '2025-09-15'
const sessions = [dateAt('2025-09-30'), dateAt('2025-11-18')]
const monthOf = (month: string | null, coming = sessions) =>
  calendarMonth(coming, { month, today, language: 'en' })

describe('the calendar of a workshop', () => {
  it('opens on the month of its first date, and turns as far as its last', () => {
    const first = { monthName: 'September 2025', previous: undefined, next: '2025-10' }
    expect(monthOf(null)).toMatchObject(first)
    expect(monthOf('2025-11')).toMatchObject({ previous: '2025-10', next: undefined })
  })

  it('gives the nearest month for one outside, and the first for a word that is no month', () => {
    expect(monthOf('2024-01').monthName).toBe('September 2025')
    expect(monthOf('2031-01').monthName).toBe('November 2025')
    expect(monthOf('2025-13').monthName).toBe('September 2025')
    expect(monthOf(null, []).monthName).toBe('September 2025')
  })

  it('has weeks from Monday to Sunday, each day in its own place', () => {
    const { weeks, weekdays } = monthOf('2025-09')
    expect(weekdays.map(({ short }) => short)).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])
    expect(weeks.map((week) => week.map(({ number }) => number ?? 0))).toEqual([
      [1, 2, 3, 4, 5, 6, 7],
      [8, 9, 10, 11, 12, 13, 14],
      [15, 16, 17, 18, 19, 20, 21],
      [22, 23, 24, 25, 26, 27, 28],
      [29, 30, 0, 0, 0, 0, 0],
    ])
    expect(weeks[4]?.[1]?.session?.id).toBe('2025-09-30 18:30')
  })

  it('shows a course on each of its days, and turns to its last', () => {
    const course = [dateAt('2025-09-23', '18:30', 0, ['2025-09-30', '2025-10-07'])]
    const shown = (month: string) =>
      monthOf(month, course)
        .weeks.flat()
        .flatMap(({ number, session }) => (session ? [number] : []))
    expect([shown('2025-09'), shown('2025-10')]).toEqual([[23, 30], [7]])
  })

  it('leads a day with two dates to the one that has a place', () => {
    const both = [dateAt('2025-09-30', '10:00', 10), dateAt('2025-09-30', '18:30')]
    const dayOf = (coming: typeof both) => monthOf(null, coming).weeks[4]?.[1]?.session?.id
    expect(dayOf(both)).toBe('2025-09-30 18:30')
    expect(dayOf([both[0]!, dateAt('2025-09-30', '18:30', 10)])).toBe('2025-09-30 10:00')
  })
})
