import type { Teacher } from '#booking/dates/own-date.ts'
import type { Language } from '#language/languages.ts'

/** What one date has of its own, wherever a date is shown. */
export type OwnDateWords = {
  /** Before all of it, in a mail or behind a guest's link. */
  readonly label: string
  /** The language it is given in, where that is not all three. */
  readonly taughtIn: Readonly<Record<Language, string>>
  readonly teachers: Readonly<Record<Teacher, string>>
}
