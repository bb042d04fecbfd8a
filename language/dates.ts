import { keptFormat } from './kept-format.ts'
import { type Language, rulesOf } from './languages.ts'

/** The space at which no line ends. */
export const nb = '\u00a0'

/** A calendar day in Brussels, `YYYY-MM-DD`. Whatever comes from outside is one once `isDay` says so. */
export type Day = `${number}-${number}-${number}`

/** A day that Temporal wrote, which is a `Day` as long as its year has four digits. */
export function dayFrom(date: Temporal.PlainDate): Day {
  return date.toString() as Day
}

export function isDay(text: string): text is Day {
  const noon = new Date(`${text}T12:00:00Z`)
  // JavaScript takes 30 February for 2 March.
  return !Number.isNaN(noon.getTime()) && noon.toISOString().slice(0, 10) === text
}

/** Monday is 1 (ISO 8601). */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

export type Weekday = (typeof weekdays)[number]

export function printWeekday(weekday: Weekday, language: Language): string {
  // A week that began on a Monday.
  return printDayApart(`2024-01-0${weekday}`, language).weekday
}

/** "dinsdag 30 september 2025", "mercredi 1er octobre 2025": no comma, and no line ends after the weekday. */
export function printDay(day: Day, language: Language): string {
  const { weekday, number, month, year } = printDayApart(day, language)
  return `${weekday} ${number}${nb}${month}${nb}${year}`
}

/** A day for programs and stored texts, with ordinary spaces. */
export function plainDay(day: Day, language: Language): string {
  return printDay(day, language).replaceAll(nb, ' ')
}

/** A day as `printDay` has it, for where its number ("30", "1er") stands large. */
export function printDayApart(day: Day, language: Language) {
  const parts = partsOf(dayFormat(language), new Date(`${day}T12:00:00Z`))
  const { weekday = '', day: number = '', month = '', year = '' } = parts
  return { weekday, number: rulesOf(language).dayNumber(number), month, year }
}

/** "30 september", "1er octobre": for where the year is plain. */
export function printDayAndMonth(day: Day, language: Language): string {
  const { number, month } = printDayApart(day, language)
  return `${number}${nb}${month}`
}

/** "4, 11, 18 november en 2 december": days in order, each month once. */
export function printDays(days: readonly Day[], language: Language): string {
  const parts = days.map((day, n) => {
    const { number, month } = printDayApart(day, language)
    const next = days[n + 1]
    return next?.slice(0, 7) === day.slice(0, 7) ? number : `${number}${nb}${month}`
  })
  return listFormat(language).format(parts)
}

export const listFormat = keptFormat(
  (locale) => new Intl.ListFormat(locale, { type: 'conjunction' }),
)

/** "di 30 sep", "mar. 30 sept.", "Tue 30 Sept": as one writes it on a label. */
export function printShortDay(day: Day, language: Language): string {
  const parts = partsOf(shortFormat(language), new Date(`${day}T12:00:00Z`))
  const { weekday = '', day: number = '', month = '' } = parts
  return `${weekday} ${number}${nb}${month}`
}

/** "september 2025"; `yearMonth` is `YYYY-MM`. */
export function printMonth(yearMonth: string, language: Language): string {
  const { month = '', year = '' } = partsOf(dayFormat(language), new Date(`${yearMonth}-01T12:00Z`))
  return `${month} ${year}`
}

const dayFormat = keptFormat(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      day: 'numeric',
      year: 'numeric',
      weekday: 'long',
      month: 'long',
    }),
)

const shortFormat = keptFormat(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      day: 'numeric',
      weekday: 'short',
      month: 'short',
    }),
)

function partsOf(format: Intl.DateTimeFormat, at: Date): Record<string, string> {
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
}
