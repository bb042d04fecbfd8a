import type { AnyMail } from './any-mail.ts'

/** Mail to a guest that a part of a payment came, and how much is open. */
export type PartMailWords = AnyMail & {
  /** `{amount}` is the money that came now. */
  readonly text: string
  /** The deposit is not yet complete, so the place is not secured. */
  readonly notSecured: string
  /** The same of the only payment. */
  readonly notWhole: string
}
