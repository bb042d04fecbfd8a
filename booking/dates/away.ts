import { addDays, addHours, type Days, dayOf, instantIn } from './brussels-time.ts'

/** Days on which nobody of the farm is there. */
export type Away = Days

/** By when who writes while the farm is away has an answer: the first day it is back. */
export type Absence = { readonly until: string; readonly answerBy: string }

/** The longest period in which that instant lies; undefined when the farm is there. */
export function absenceAt(periods: readonly Away[], at: Date): Absence | undefined {
  const day = dayOf(at)
  const until = periods
    .filter((period) => day >= period.from && day <= period.until)
    .map((period) => period.until)
    .toSorted()
    .at(-1)
  return until === undefined ? undefined : { until, answerBy: addDays(until, 1) }
}

export const answerWithinHours = 24

/** Within 24 hours (specification, section 4), or of a request made while the farm was away, that day at midnight. */
export function answerDue(createdAt: Date, periods: readonly Away[] = []): Date {
  const absence = absenceAt(periods, createdAt)
  if (!absence) return addHours(createdAt, answerWithinHours)
  return instantIn(addDays(absence.answerBy, 1), '00:00')
}
