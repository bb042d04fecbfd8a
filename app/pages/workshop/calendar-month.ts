import { type Day, printMonth, printWeekday, weekdays } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { type SessionView, isOnOffer } from '../session-view.ts'

export type CalendarMonth = ReturnType<typeof calendarMonth>
export type CalendarDay = CalendarMonth['weeks'][number][number]

type Wish = { readonly month: string | null; readonly today: Day; readonly language: Language }

/** One month of dates in order: `asked`, as `YYYY-MM`, or else that of the first date. */
export function calendarMonth(
  sessions: readonly SessionView[],
  { month: wantedMonth, today, language }: Wish,
) {
  const first = today.slice(0, 7)
  const last = sessions.flatMap(daysOf).toSorted().at(-1)?.slice(0, 7) ?? first
  const isAsked = wantedMonth !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(wantedMonth)
  const wanted = isAsked ? wantedMonth : (sessions[0]?.day.slice(0, 7) ?? first)
  const month = wanted < first ? first : wanted > last ? last : wanted
  return {
    shown: month,
    monthName: printMonth(month, language),
    weekdays: weekdays.map((weekday) => {
      const long = printWeekday(weekday, language)
      return { short: long.slice(0, 2), long }
    }),
    weeks: weeksOf(month, sessions),
    previous: month > first ? shiftMonth(month, -1) : undefined,
    next: month < last ? shiftMonth(month, 1) : undefined,
  }
}

/** Weeks of seven from Monday on; empty places before the first and after the last day. */
function weeksOf(month: string, sessions: readonly SessionView[]) {
  const { dayOfWeek, daysInMonth } = Temporal.PlainDate.from(`${month}-01`)
  const leading = dayOfWeek - 1
  const cells = Math.ceil((leading + daysInMonth) / 7) * 7
  const days = Array.from({ length: cells }, (_, i) => {
    const number = i - leading + 1
    if (number < 1 || number > daysInMonth) {
      return { key: `empty-${i}`, number: undefined, session: undefined }
    }
    const key = `${month}-${String(number).padStart(2, '0')}`
    return { key, number, session: sessionOn(key, sessions) }
  })
  return Array.from({ length: cells / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** The date to which a day leads: the first that can be asked for, where it has several. */
function sessionOn(day: string, sessions: readonly SessionView[]): SessionView | undefined {
  const onDay = sessions.filter((session) => daysOf(session).includes(day))
  return onDay.find(isOnOffer) ?? onDay[0]
}

function daysOf({ day, furtherDays = [] }: SessionView): readonly string[] {
  return [day, ...furtherDays]
}

function shiftMonth(month: string, by: number): string {
  return Temporal.PlainYearMonth.from(month).add({ months: by }).toString()
}
