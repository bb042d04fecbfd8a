import type { CallOffReason } from '#booking/dates/calling-off.ts'
import type { AnyMail } from './any-mail.ts'

/** The farm called a date off: to who had booked it. */
export type CalledOffMailWords = AnyMail & {
  /** With `{workshop}` and `{date}`. */
  readonly text: string
  /** Why, in a sentence of its own. */
  readonly reasons: Readonly<Record<CallOffReason, string>>
  /** There is no other date with room for the party now. */
  readonly others: string
  /** There is, and the button below leads to it: nothing was paid; or what was paid goes along. */
  readonly choose: string
  readonly choosePaid: string
  /** With `{amount}`: all of it goes back to who chooses none. */
  readonly otherwise: string
}

/** Another date in its place; what is not said here is as in `moved`. */
export type RebookedMailWords = AnyMail & {
  readonly byGuest: string
  readonly byFarm: string
  /** With `{paid}`: it was to go back, and goes along instead. */
  readonly paidAlong: string
}
