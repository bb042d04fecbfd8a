import type { AnyMail } from './any-mail.ts'

/** The farm gave a date other hours: to who had booked it. */
export type HoursChangedMailWords = AnyMail & {
  readonly text: string
  readonly newTime: string
  readonly oldTime: string
  readonly calendar: string
  /** Until when all goes back stands in the terms below it. */
  readonly unsuitable: string
  /** In its place, before the farm's answer. */
  readonly stillRequested: string
}
