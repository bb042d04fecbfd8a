import type { AnyMail } from './any-mail.ts'

/** The mail that tells a guest that a part of a payment came, and what is open. */
export type PartMailWords = AnyMail & {
  /** `{amount}` is the money that came now. */
  readonly text: string
  /** The deposit is not yet complete, so the place is not secured. */
  readonly notSecured: string
}
