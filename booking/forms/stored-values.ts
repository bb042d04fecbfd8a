import * as v from 'valibot'
import { type Day, isDay } from '#language/dates.ts'
import { inEach } from '#language/languages.ts'
import { isTimeOfDay, type TimeOfDay } from '#language/times.ts'

/** A text in each language; a language that the site took on later has an empty text. */
export const storedTexts = inEach(() => v.optional(v.string(), ''))

/** Values that the store keeps as JSON: each has its type when written, and is checked when read. */
export const storedDay = v.custom<Day>((value) => typeof value === 'string' && isDay(value))
export const storedTime = v.custom<TimeOfDay>(
  (value) => typeof value === 'string' && isTimeOfDay(value),
)
