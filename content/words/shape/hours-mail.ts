import type { AnyMail } from './any-mail.ts'

/** Mail to the guests of a date whose hours the farm changed. */
export type HoursChangedMailWords = AnyMail & {
  readonly text: string
  readonly newTime: string
  readonly oldTime: string
  readonly calendar: string
  /** Offer to cancel; the last day of a whole refund stands in the terms below. */
  readonly unsuitable: string
  /** Replaces it before the farm's answer. */
  readonly stillRequested: string
}
