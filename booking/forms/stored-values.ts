import * as v from 'valibot'
import { type Day, isDay } from '#language/dates.ts'
import { inEach } from '#language/languages.ts'
import { isTimeOfDay, type TimeOfDay } from '#language/times.ts'

/** A text in each language; one that came later is still empty. */
export const storedTexts = inEach(() => v.optional(v.string(), ''))

/** Values of JSON that the store keeps: they go in with their type, and are looked at as they come back. */
export const storedDay = v.custom<Day>((value) => typeof value === 'string' && isDay(value))
export const storedTime = v.custom<TimeOfDay>(
  (value) => typeof value === 'string' && isTimeOfDay(value),
)
