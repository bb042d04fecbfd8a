/** The farm's clock: every rule that speaks of days speaks of days in Brussels. */
const zone = 'Europe/Brussels'

/**
 * The instant of a time of day in Brussels.
 *
 * An hour that the spring change skips is read as the hour after it; an hour that the autumn change
 * repeats, as its first run (RFC 5545, 3.3.5).
 *
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`
 */
export function instantIn(day: string, time: string): Date {
  const moment = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone, {
    disambiguation: 'compatible',
  })
  return new Date(moment.epochMilliseconds)
}

/** The calendar day in Brussels at an instant. */
export function dayOf(at: Date): string {
  return inBrussels(at).toPlainDate().toString()
}

/** The time of day in Brussels at an instant, `HH:MM`. */
export function timeOf(at: Date): string {
  return inBrussels(at).toPlainTime().toString({ smallestUnit: 'minute' })
}

/** `2025-09-30T18:30:00+02:00`: ISO 8601 with the offset of that moment in Brussels. */
export function isoInBrussels(at: Date): string {
  return inBrussels(at).toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

/** Calendar days from one day to another; below zero when the other has been. */
export function daysUntil(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days
}

function inBrussels(at: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
}
