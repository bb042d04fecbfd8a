import {
  type Day,
  listFormat,
  nb,
  plainDay,
  printDay,
  printWeekday,
  type Weekday,
  weekdays,
} from './dates.ts'
import type { Language } from './languages.ts'
import { sentenceRulesOf } from './sentences.ts'

/** "18:30-22:00", the form that the schedule and the reservation request share. */
export function printScheduleTime(start: TimeOfDay, end: TimeOfDay): string {
  return `${start}-${end}`
}

type Hours = { readonly day: Day; readonly startTime: TimeOfDay; readonly endTime: TimeOfDay }

/** "dinsdag 30 september 2025 - 18:30-22:00", as a reservation request names a date of the schedule. */
export function printChoice({ day, startTime, endTime }: Hours, language: Language): string {
  return `${plainDay(day, language)} - ${printScheduleTime(startTime, endTime)}`
}

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
type Hour = `0${Digit}` | `1${Digit}` | '20' | '21' | '22' | '23'

/** `HH:MM`. Whatever comes from outside is one once `isTimeOfDay` says so. */
export type TimeOfDay = `${Hour}:${0 | 1 | 2 | 3 | 4 | 5}${Digit}`

export function isTimeOfDay(text: string): text is TimeOfDay {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** @throws RangeError for a text that is none */
export function timeFrom(text: string): TimeOfDay {
  if (!isTimeOfDay(text)) throw new RangeError(`${text} is no time of day`)
  return text
}

export function timeAfterMidnight(minutes: number): TimeOfDay {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return timeFrom(`${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`)
}

/** A time of day, `HH:MM`, in a sentence: "15.30 uur", "15 h 30", "15:30". No line ends within it. */
export function printTime(time: TimeOfDay, language: Language): string {
  return sentenceRulesOf(language).time(time)
}

/** The same where a fact stands alone: "10 tot 15.30 uur", "10 h – 15 h 30", "10:00–15:30". */
export function printTimeRange(start: TimeOfDay, end: TimeOfDay, language: Language): string {
  return sentenceRulesOf(language).timeRange(start, end)
}

/** "maandag 22 september 2025 om 9.05 uur", in Brussels time. */
export function printInstant(at: Date, language: Language): string {
  const { year, month, day, hour, minute } = Object.fromEntries(
    brusselsClock.formatToParts(at).map(({ type, value }) => [type, value]),
  )
  const date = `${year}-${month}-${day}` as Day
  const time = timeFrom(`${hour}:${minute}`)
  return `${printDay(date, language)} ${sentenceRulesOf(language).at}${nb}${printTime(time, language)}`
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

/** Two times of day in a sentence: "van 10 tot 15.30 uur", "de 10 h à 15 h 30", "10:00 to 15:30". */
export function printHours(start: TimeOfDay, end: TimeOfDay, language: Language): string {
  return sentenceRulesOf(language).hours(start, end)
}

export type Opening = {
  readonly opens: TimeOfDay
  readonly closes: TimeOfDay
  readonly days: readonly Weekday[]
}

/** "woensdag tot en met vrijdag van 14 tot 18 uur; zaterdag van 10 tot 17 uur". */
export function printOpenings(openings: readonly Opening[], language: Language): string {
  const then = sentenceRulesOf(language).colon.replace(':', ';')
  return openings.map((each) => printOpening(each, language)).join(`${then} `)
}

/** "elke dag van 9 tot 18 uur", "elke dag behalve woensdag, van 9 tot 18 uur". */
export function printOpening({ opens, closes, days }: Opening, language: Language): string {
  const { every, from, except, on, day } = sentenceRulesOf(language).opening
  const hours = printHours(opens, closes, language)
  const listed = (some: readonly Weekday[]) =>
    listFormat(language).format(some.map((each) => day(printWeekday(each, language))))
  const closed = weekdays.filter((each) => !days.includes(each))
  if (closed.length === 0) return every(hours)
  if (days.length > 2 && Math.max(...days) - Math.min(...days) === days.length - 1) {
    return from(printWeekday(days[0]!, language), printWeekday(days.at(-1)!, language), hours)
  }
  return closed.length > 2 ? on(listed(days), hours) : except(listed(closed), hours)
}

/** Time between two hours: "5,5 uur", "5 heures et demie", "5.5 hours". */
export function printDuration(start: TimeOfDay, end: TimeOfDay, language: Language): string {
  return sentenceRulesOf(language).duration(minutesOf(end) - minutesOf(start))
}

export function minutesOf(time: TimeOfDay): number {
  const [hours, minutes] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}
