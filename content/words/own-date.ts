import type { OwnDate, Remark } from '#booking/dates/own-date.ts'
import { type Language, languages } from '#language/languages.ts'
import type { AuthoredWords } from './shape.ts'

/** Lines on a date's language, teacher and remark; its price stands elsewhere. */
export function printOwnDate(
  { taughtIn, teacher, remark }: Pick<OwnDate, 'taughtIn' | 'teacher' | 'remark'>,
  language: Language,
  words: AuthoredWords['ownDate'],
): readonly string[] {
  const lines = [
    taughtIn && words.taughtIn[taughtIn],
    teacher && words.teachers[teacher],
    remarkIn(remark, language),
  ]
  return lines.filter((line): line is string => Boolean(line))
}

/** Remark in the reader's language, or else as it was written; empty when there is none. */
function remarkIn(remark: Remark, language: Language): string {
  return [language, ...languages].map((each) => remark[each]).find(Boolean) ?? ''
}
