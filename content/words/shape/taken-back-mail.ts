import type { AnyMail } from './any-mail.ts'

/** The mail that tells a guest that the bank took a payment back, when the owner wants it told. */
export type TakenBackMailWords = AnyMail & {
  /** Placeholder `{amount}`. */
  readonly text: string
}

/** The mail that tells a guest that money was noted on their booking by mistake. */
export type NotedByMistakeMailWords = AnyMail & {
  /** `{amount}` was taken back; `{open}` is to be paid now. */
  readonly text: string
}
