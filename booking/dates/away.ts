import type { Day } from '#language/dates.ts'
import { compareTexts } from '../compare-texts.ts'
import { addDays, addHours, type Days, dayOf, instantIn } from './brussels-time.ts'

export type Away = Days

/** `until` is the last day away; guests who write have an answer by `answerBy`, the first day back. */
export type Absence = { readonly until: Day; readonly answerBy: Day }

/** The absence around an instant, of periods that follow each other too; undefined when the farm is there. */
export function absenceAt(periods: readonly Away[], at: Date): Absence | undefined {
  let until: Day | undefined
  let answerBy = dayOf(at)
  for (const period of periods.toSorted((one, other) => compareTexts(one.from, other.from))) {
    if (answerBy < period.from || answerBy > period.until) continue
    until = period.until
    answerBy = addDays(until, 1)
  }
  return until && { until, answerBy }
}

/** A course is away when any of its days is. */
export function isAwayOn(
  periods: readonly Away[],
  { day, furtherDays }: { readonly day: Day; readonly furtherDays: readonly Day[] },
): boolean {
  return [day, ...furtherDays].some((each) =>
    periods.some(({ from, until }) => from <= each && each <= until),
  )
}

export type AnswerTerms = {
  /** Hours within which a request is answered (specification, section 4). */
  readonly answerHours: number
}

type RequestTimes = {
  readonly createdAt: Date
  readonly startsAt: Date
  readonly conditions: AnswerTerms
}

/** An answer is due within the promised hours, or at the end of the first day back; never after the date begins. */
export function answerDue(
  { createdAt, startsAt, conditions }: RequestTimes,
  periods: readonly Away[],
): Date {
  const absence = absenceAt(periods, createdAt)
  const due = absence
    ? instantIn(addDays(absence.answerBy, 1), '00:00')
    : addHours(createdAt, conditions.answerHours)
  return due < startsAt ? due : startsAt
}

/** The day from which the due days of an unanswered request count. */
export function answerDay(createdAt: Date, periods: readonly Away[]): Day {
  return absenceAt(periods, createdAt)?.answerBy ?? dayOf(createdAt)
}

/** A date is near when it begins before the promised hours end. */
export function isAnsweredBefore({ createdAt, startsAt, conditions }: RequestTimes): boolean {
  return addHours(createdAt, conditions.answerHours) > startsAt
}
