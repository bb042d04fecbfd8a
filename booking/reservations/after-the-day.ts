import type { Day } from '#language/dates.ts'
import { addDays, dayOf, daysUntil } from '../dates/brussels-time.ts'
import type { Session } from '../dates/session.ts'
import { isAgreed, type Status } from './status.ts'

export type PastBooking = {
  readonly status: Status
  /** People who came; undefined while nobody has counted. */
  readonly came: number | undefined
  readonly session: Pick<Session, 'workshop' | 'endsAt'>
}

/** True when the workshop is over and, as far as anybody knows, this party was there. */
export function tookPlace({ status, came, session }: PastBooking, now: Date): boolean {
  return isAgreed(status) && came !== 0 && now >= session.endsAt
}

/** Days since the workshop: since the last day of a course (docs/decisions/0091-a-course-is-one-date.md). */
export function daysSince({ endsAt }: Pick<Session, 'endsAt'>, now: Date): number {
  return daysUntil(dayOf(endsAt), dayOf(now))
}

/** A letter so many days after the workshop; a site that stood still sends it `lateDays` late at most. */
export type After = { readonly days: number; readonly lateDays: number }

/** The first day on which the letter may be sent; undefined when it is not due. */
export function dueDay(
  session: Pick<Session, 'endsAt'>,
  { days, lateDays }: After,
  now: Date,
): Day | undefined {
  const since = daysSince(session, now)
  return since >= days && since <= days + lateDays
    ? addDays(dayOf(session.endsAt), days)
    : undefined
}
