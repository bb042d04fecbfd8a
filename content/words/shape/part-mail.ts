import type { AnyMail } from './any-mail.ts'

/** The mail that tells a guest that a part of a payment came, and what is open. */
export type PartMailWords = AnyMail & {
  /** With `{amount}`, what came now. */
  readonly text: string
  /** While the deposit is not all here: with all of it the place is secured. */
  readonly notSecured: string
}
