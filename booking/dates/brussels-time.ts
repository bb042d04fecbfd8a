import { type Day, dayFrom } from '#language/dates.ts'
import { type TimeOfDay, timeFrom } from '#language/times.ts'

/** All days (`day`, `…On`) are `YYYY-MM-DD` in Brussels, times of day `HH:MM`; `…At` is an instant. */
const zone = 'Europe/Brussels'
const nightFrom: TimeOfDay = '22:00'

/** Spring's skipped hour is the next one, autumn's double hour the first (RFC 5545, 3.3.5). */
export function instantIn(day: Day, time: TimeOfDay): Date {
  const moment = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone, {
    disambiguation: 'compatible',
  })
  return new Date(moment.epochMilliseconds)
}

export function dayOf(at: Date): Day {
  return dayFrom(inBrussels(at).toPlainDate())
}

export function timeOf(at: Date): TimeOfDay {
  return timeFrom(inBrussels(at).toPlainTime().toString({ smallestUnit: 'minute' }))
}

export function isoInBrussels(at: Date): string {
  return inBrussels(at).toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

/** Milliseconds; the day is 24 hours, also when the clocks change. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

export function addHours(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * hourMs)
}

export function addDays(day: Day, days: number): Day {
  return dayAfter(day, { days })
}

/** A day that does not exist, such as 29 February, becomes the last of its month. */
export function dayAfter(day: Day, time: Temporal.DurationLike): Day {
  return dayFrom(Temporal.PlainDate.from(day).add(time))
}

/** Calendar days from one day to another; below zero when the other has been. */
export function daysUntil(from: Day, to: Day): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days
}

export type Days = { readonly from: Day; readonly until: Day }

/** `from` is in the span, `until` just after it. */
export type Span = { readonly from: Date; readonly until: Date }

export function spanOf({ from, until }: Days): Span {
  return { from: instantIn(from, '00:00'), until: instantIn(addDays(until, 1), '00:00') }
}

/** Evening and morning of the night around an instant, which ends at `until`; undefined by day. */
export function nightAround(
  at: Date,
  until: TimeOfDay,
): { readonly evening: Date; readonly morning: Date } | undefined {
  const day = dayOf(at)
  const time = timeOf(at)
  const isEvening = time >= nightFrom
  if (!isEvening && time >= until) return undefined
  return {
    evening: instantIn(isEvening ? day : addDays(day, -1), nightFrom),
    morning: instantIn(isEvening ? addDays(day, 1) : day, until),
  }
}

function inBrussels(at: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
}
