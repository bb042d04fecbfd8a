import type { Teacher } from '#booking/dates/own-date.ts'
import type { Language } from '#language/languages.ts'

/** Labels of one date's own values, wherever a date is shown. */
export type OwnDateWords = {
  /** Heading of these lines, in a mail or behind a guest's link. */
  readonly label: string
  /** The language it is given in, where that is not all three. */
  readonly taughtIn: Readonly<Record<Language, string>>
  readonly teachers: Readonly<Record<Teacher, string>>
}
