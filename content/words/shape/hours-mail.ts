import type { AnyMail } from './any-mail.ts'

/** The farm gave a date other hours: to who had booked it. */
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
