import type { Day } from '#language/dates.ts'
import { searchDays } from '../search/search-days.ts'
import { dayAfter, dayOf, instantIn, timeOf } from './brussels-time.ts'
import type { Session } from './session.ts'

type Hours = Pick<Session, 'startsAt' | 'endsAt'> & Partial<Pick<Session, 'furtherDays'>>

/** Every day of a date from its beginning to its end: a course has several, at the same hours. */
export function meetingsOf({ startsAt, endsAt, furtherDays = [] }: Hours) {
  return [dayOf(startsAt), ...furtherDays].map((day) => ({
    day,
    startsAt: instantIn(day, timeOf(startsAt)),
    endsAt: instantIn(day, timeOf(endsAt)),
  }))
}

/** The day of a date that is on or comes next, and its number; the last one once all are over. */
export function nextMeeting(date: Hours, now: Date) {
  const meetings = meetingsOf(date)
  const nth = meetings.filter(({ endsAt }) => endsAt <= now).length
  return { ...meetings[Math.min(nth, meetings.length - 1)]!, nth: nth + 1 }
}

/** Days and hours as a page showed them, so that a later yes means these. */
export function shownDays(session: Pick<Session, 'startsAt' | 'endsAt' | 'furtherDays'>) {
  return [session.startsAt.toISOString(), session.endsAt.toISOString(), ...session.furtherDays]
}

export function endOf({
  day,
  furtherDays = [],
  endTime,
}: Pick<Session, 'day' | 'endTime'> & Partial<Pick<Session, 'furtherDays'>>): Date {
  return instantIn(furtherDays.at(-1) ?? day, endTime)
}

export function lastBeginning({ startsAt, endsAt }: Hours): Date {
  return instantIn(dayOf(endsAt), timeOf(startsAt))
}

export function areAtOnce(one: Hours, other: Hours): boolean {
  const others = meetingsOf(other)
  return meetingsOf(one).some((meeting) =>
    others.some(({ startsAt, endsAt }) => meeting.startsAt < endsAt && startsAt < meeting.endsAt),
  )
}

/** A course has at most this many days after its first, the last within a year of it. */
const maxFurtherDays = 60
export const longestCourse = { years: 1 } as const

/** A date whose end is after the given instant began after this one. */
export function earliestBeginning(endsAfter: Date): Date {
  return instantIn(dayAfter(dayOf(endsAfter), { years: -longestCourse.years, days: -1 }), '00:00')
}

/** Later days of a course, typed one a line ("18/11"); undefined unless all differ and follow. */
export function furtherDaysIn(typed: string, first: Day): readonly Day[] | undefined {
  const lines = typed.split(/[\n;,]/).map((line) => line.trim())
  const meant = lines
    .filter((line) => line !== '')
    .map((line) => searchDays(line, first).find((day) => day > first))
  const days = meant.filter((day) => day !== undefined).toSorted()
  const isWhole = days.length === meant.length && new Set(days).size === days.length
  const isShort =
    days.length <= maxFurtherDays && (days.at(-1) ?? first) <= dayAfter(first, longestCourse)
  return isWhole && isShort ? days : undefined
}

/** A day as `furtherDaysIn` reads it: "18/11/2026". */
export function typedDay(day: Day): string {
  return day.split('-').toReversed().join('/')
}
