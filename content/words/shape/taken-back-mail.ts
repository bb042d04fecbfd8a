import type { AnyMail } from './booking-mails.ts'

/** The mail that tells a guest that the bank took a payment back, when the owner wants it told. */
export type TakenBackMailWords = AnyMail & {
  /** With `{amount}`. */
  readonly text: string
}
