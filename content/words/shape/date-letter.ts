import type { AnyMail } from './any-mail.ts'

/**
 * The frame of the farm's own text to everybody of a date. `{workshop}` and `{date}` may stand in
 * the subject.
 */
export type DateLetterWords = AnyMail & {
  /** The text is in another language than the rest of the mail; with `{language}`. */
  readonly writtenIn: string
}
