import { type Language, locales } from './languages.ts'

/** Everything the farm does happens in Brussels time, whatever the zone of server or visitor. */
const farmTimeZone = 'Europe/Brussels'

/** A calendar day in Brussels, `YYYY-MM-DD`. */
export type Day = string

/** "dinsdag 30 september 2025", "mercredi 1er octobre 2025", "Tuesday 30 September 2025": no comma. */
export function printDay(day: Day, language: Language): string {
  const { weekday, number, month, year } = printDayApart(day, language)
  return `${weekday} ${number} ${month} ${year}`
}

/** A day as `printDay` has it, for where its number stands large between its weekday and its month. */
export type PrintedDay = {
  readonly weekday: string
  /** "30", "1er" */
  readonly number: string
  readonly month: string
  readonly year: string
}

export function printDayApart(day: Day, language: Language): PrintedDay {
  const parts = dayParts(day, language, { weekday: 'long', month: 'long' })
  return { weekday: parts.weekday, number: parts.day, month: parts.month, year: parts.year }
}

/** "30 september", "1er octobre": for where the year is plain. */
export function printDayAndMonth(day: Day, language: Language): string {
  const parts = dayParts(day, language, { weekday: 'long', month: 'long' })
  return `${parts.day} ${parts.month}`
}

/** "september 2025", as the heading of a month; `month` is `YYYY-MM`. */
export function printMonth(month: string, language: Language): string {
  const parts = dayParts(`${month}-01`, language, { weekday: 'long', month: 'long' })
  return `${parts.month} ${parts.year}`
}

/** "18:30-22:00", the form the schedule and the reservation request share. */
export function printTimeRange(start: string, end: string): string {
  return `${start}-${end}`
}

/** "maandag 22 september 2025, 09:05", in Brussels time. */
export function printInstant(at: Date, language: Language): string {
  const { day, time } = brusselsClock(at)
  return `${printDay(day, language)}, ${time}`
}

/** Day and time of day in Brussels at an instant. */
function brusselsClock(at: Date): { day: Day; time: string } {
  const parts = partsOf(clockFormat.formatToParts(at))
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

const clockFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: farmTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

type DayParts = { weekday: string; day: string; month: string; year: string }

/** Cached: making a format costs fifty times more than using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

function dayParts(
  day: Day,
  language: Language,
  style: { weekday: 'long' | 'short'; month: 'long' | 'short' },
): DayParts {
  const key = `${language} ${style.weekday} ${style.month}`
  const format =
    dayFormats.get(key) ??
    new Intl.DateTimeFormat(locales[language], {
      timeZone: 'UTC',
      day: 'numeric',
      year: 'numeric',
      ...style,
    })
  dayFormats.set(key, format)
  const parts = partsOf(format.formatToParts(new Date(`${day}T12:00:00Z`))) as DayParts
  // ICU writes "1 octobre"; French says "1er".
  if (language === 'fr' && parts.day === '1') return { ...parts, day: '1er' }
  return parts
}

function partsOf(parts: Intl.DateTimeFormatPart[]): Record<string, string> {
  return Object.fromEntries(parts.map((part) => [part.type, part.value]))
}
