import type { Day } from '#language/dates.ts'
import { addDays, dayOf, daysUntil } from '../dates/brussels-time.ts'
import type { Session } from '../dates/session.ts'
import type { WorkshopSlug } from '../house/workshop-slug.ts'
import { isByDay } from '../reservations/due.ts'
import { holdsPlaces, isAgreed, type Status } from '../reservations/status.ts'

type DiaryDays = readonly [number, number, number]

/**
 * Days after the workshop on which there is something to see in a jar, and to do (docs/decisions/0047-the-jars-diary.md).
 * A workshop that is not here has no diary.
 */
const daysByWorkshop: Readonly<Record<WorkshopSlug, DiaryDays>> = {
  sourdough: [1, 7, 21],
  drinks: [2, 7, 14],
  vegetables: [3, 7, 21],
}

export function diaryDays(workshop: WorkshopSlug): DiaryDays | undefined {
  return daysByWorkshop[workshop]
}

export type DiaryLetter = 0 | 1 | 2

const letters: readonly DiaryLetter[] = [0, 1, 2]

const questionAfterDays = 30
const questionLateDays = 14
/** Days after the workshop during which a guest can write a sentence. */
const sentenceDays = 60

type Booking = {
  readonly status: Status
  /** People who came; undefined while nobody has counted. */
  readonly came: number | undefined
  readonly session: Pick<Session, 'workshop' | 'day' | 'endsAt'>
}

/** `day` is the day it tells of, and the first on which it may be sent. */
export type DiaryDue = { readonly day: Day } & (
  | { readonly kind: 'diary'; readonly letter: DiaryLetter }
  | { readonly kind: 'diary-question' }
)

/** The workshop is over, and this party was at it, as far as anybody knows. */
export function tookPlace({ status, came, session }: Booking, now: Date): boolean {
  return isAgreed(status) && came !== 0 && now >= session.endsAt
}

/** A diary may start until the day of its last letter; letters of days past are not sent. */
export function mayStartDiary({ status, came, session }: Booking, now: Date): boolean {
  const last = diaryDays(session.workshop)?.[2]
  return last !== undefined && holdsPlaces(status) && came !== 0 && daysSince(session, now) <= last
}

/** Letter or question that is due at a moment, never at night; it may have been sent before. */
export function diaryDue(booking: Booking, now: Date): DiaryDue | undefined {
  if (!tookPlace(booking, now) || !isByDay(now)) return undefined
  const { session } = booking
  const since = daysSince(session, now)
  const isNow = (day: number, late: number) => since >= day && since <= day + late
  const days = diaryDays(session.workshop)
  const letter = days && letters.find((each) => isNow(days[each], daysLate(days[each])))
  if (days && letter !== undefined) {
    return { kind: 'diary', letter, day: addDays(session.day, days[letter]) }
  }
  if (!isNow(questionAfterDays, questionLateDays)) return undefined
  return { kind: 'diary-question', day: addDays(session.day, questionAfterDays) }
}

/** Letters that are still true go out late, by a third of the jar’s age and two days at most. */
function daysLate(day: number): number {
  return Math.min(2, Math.floor(day / 3))
}

export function isDiaryOver({ session }: Pick<Booking, 'session'>, now: Date): boolean {
  return daysSince(session, now) > questionAfterDays + questionLateDays
}

export function mayWriteSentence({ session }: Pick<Booking, 'session'>, now: Date): boolean {
  return daysSince(session, now) <= sentenceDays
}

/** Calendar days in Brussels. */
export function daysSince({ day }: Pick<Session, 'day'>, now: Date): number {
  return daysUntil(day, dayOf(now))
}

/** How far a jar is: 0 until its first letter's day, 3 from the last one's on. */
export function jarStage([first, second, third]: DiaryDays, since: number): 0 | DiaryLetter | 3 {
  if (since < first) return 0
  if (since < second) return 1
  return since < third ? 2 : 3
}
