import { keptFormat } from './kept-format.ts'
import type { Language } from './languages.ts'

/** A calendar day in Brussels, `YYYY-MM-DD`. */
export type Day = string

export function isDay(text: string): boolean {
  const noon = new Date(`${text}T12:00:00Z`)
  // JavaScript takes 30 February for 2 March.
  return !Number.isNaN(noon.getTime()) && noon.toISOString().slice(0, 10) === text
}

/** "dinsdag 30 september 2025", "mercredi 1er octobre 2025", "Tuesday 30 September 2025": no comma. */
export function printDay(day: Day, language: Language): string {
  const { weekday, number, month, year } = printDayApart(day, language)
  return `${weekday} ${number} ${month} ${year}`
}

/** A day as `printDay` has it, for where its number ("30", "1er") stands large. */
export function printDayApart(day: Day, language: Language) {
  const parts = partsOf(dayFormat(language), new Date(`${day}T12:00:00Z`))
  const { weekday = '', day: number = '', month = '', year = '' } = parts
  // ICU writes "1 octobre"; French says "1er".
  return { weekday, number: language === 'fr' && number === '1' ? '1er' : number, month, year }
}

/** "30 september", "1er octobre": for where the year is plain. */
export function printDayAndMonth(day: Day, language: Language): string {
  const { number, month } = printDayApart(day, language)
  return `${number} ${month}`
}

/** "september 2025"; `yearMonth` is `YYYY-MM`. */
export function printMonth(yearMonth: string, language: Language): string {
  const { month, year } = printDayApart(`${yearMonth}-01`, language)
  return `${month} ${year}`
}

/** "18:30-22:00", the form the schedule and the reservation request share. */
export function printTimeRange(start: string, end: string): string {
  return `${start}-${end}`
}

/** "maandag 22 september 2025, 09:05", in Brussels time. */
export function printInstant(at: Date, language: Language): string {
  const { year, month, day, hour, minute } = partsOf(brusselsClock, at)
  return `${printDay(`${year}-${month}-${day}`, language)}, ${hour}:${minute}`
}

const brusselsClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

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

function partsOf(format: Intl.DateTimeFormat, at: Date): Record<string, string> {
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
}
