import type { AnyMail } from './any-mail.ts'

/** Around what the farm writes itself to everybody of a date. `{workshop}` and `{date}` may stand in the subject. */
export type DateLetterWords = AnyMail & {
  /** The text is in another language than the rest of the mail; with `{language}`. */
  readonly writtenIn: string
}
