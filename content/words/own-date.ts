import { isEvening } from '#booking/dates/light.ts'
import type { Session } from '#booking/dates/session.ts'
import { printDays } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { nameOfLanguage } from '#language/language-name.ts'
import { type Language, writtenIn } from '#language/languages.ts'
import type { AuthoredWords } from './shape.ts'

type DateDetails = Pick<
  Session,
  'day' | 'startsAt' | 'furtherDays' | 'taughtIn' | 'teacher' | 'remark'
>

/** Lines on the days of a course, and on a date's language, teacher and remark; its price stands elsewhere. */
export function printOwnDate(
  { taughtIn, teacher, remark, ...days }: DateDetails,
  language: Language,
  words: AuthoredWords['ownDate'],
): readonly string[] {
  const lines = [
    printCourse(days, language, words),
    taughtIn && fill(words.taughtIn, { language: nameOfLanguage(taughtIn, language) }),
    teacher && words.teachers[teacher],
    // The text as it was written, where the reader's language has none.
    writtenIn(remark, language),
  ]
  return lines.filter((line): line is string => Boolean(line))
}

/** The days of a course; undefined for a date of one day. */
export function printCourse(
  { day, ...rest }: Pick<DateDetails, 'day' | 'startsAt' | 'furtherDays'>,
  language: Language,
  words: Pick<AuthoredWords['ownDate'], 'days' | 'evenings'>,
): string | undefined {
  return printLength(rest, words, { days: printDays([day, ...rest.furtherDays], language) })
}

/** How many days a course has: "4 avonden"; undefined for a date of one day. */
export function printLength(
  { startsAt, furtherDays }: Pick<DateDetails, 'startsAt' | 'furtherDays'>,
  { days, evenings }: AuthoredWords['ownDate']['length'],
  more = {},
): string | undefined {
  if (furtherDays.length === 0) return undefined
  return fill(isEvening(startsAt) ? evenings : days, { n: furtherDays.length + 1, ...more })
}
