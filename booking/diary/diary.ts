import type { Day } from '#language/dates.ts'
import type { WorkshopSlug } from '../house/workshop-slug.ts'
import { type After, daysSince, dueDay, type PastBooking } from '../reservations/after-the-day.ts'
import { holdsPlaces } from '../reservations/status.ts'

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

const question: After = { days: 30, lateDays: 14 }
/** Days after the workshop during which a guest can write a sentence. */
const sentenceDays = 60

/** `day` is the day the letter tells of, and the first on which it may be sent. */
export type DiaryDue = { readonly day: Day } & (
  | { readonly kind: 'diary'; readonly letter: DiaryLetter }
  | { readonly kind: 'diary-question' }
)

/** A diary may start until the day of its last letter; letters of days past are not sent. */
export function canStartDiary({ status, came, session }: PastBooking, now: Date): boolean {
  const last = diaryDays(session.workshop)?.[2]
  return last !== undefined && holdsPlaces(status) && came !== 0 && daysSince(session, now) <= last
}

/** Letters and the question whose day has come, whether sent or not. */
export function diaryDue(session: PastBooking['session'], now: Date): readonly DiaryDue[] {
  const days = diaryDays(session.workshop)
  const due = letters.flatMap((letter): readonly DiaryDue[] => {
    const day = days && dueDay(session, letterAfter(days[letter]), now)
    return day ? [{ kind: 'diary', letter, day }] : []
  })
  const questionDay = dueDay(session, question, now)
  return questionDay ? [...due, { kind: 'diary-question', day: questionDay }] : due
}

/** A letter that missed its day is still true of the jar for a third of the jar's age, and for two days at most. */
function letterAfter(days: number): After {
  return { days, lateDays: Math.min(2, Math.floor(days / 3)) }
}

export function isDiaryOver(session: PastBooking['session'], now: Date): boolean {
  return daysSince(session, now) > question.days + question.lateDays
}

export function canWriteSentence({ session }: Pick<PastBooking, 'session'>, now: Date): boolean {
  return daysSince(session, now) <= sentenceDays
}

/** How far a jar is: 0 before the day of its first letter, 3 from the day of its last letter. */
export function jarStage([first, second, third]: DiaryDays, since: number): 0 | DiaryLetter | 3 {
  if (since < first) return 0
  if (since < second) return 1
  return since < third ? 2 : 3
}
