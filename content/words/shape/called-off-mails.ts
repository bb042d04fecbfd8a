import type { CallOffReason } from '#booking/dates/calling-off.ts'
import type { AnyMail } from './any-mail.ts'

/** The farm called a date off: to who had booked it. */
export type CalledOffMailWords = AnyMail & {
  /** Placeholders `{workshop}` and `{date}`. */
  readonly text: string
  /** Why, in a sentence of its own. */
  readonly reasons: Readonly<Record<CallOffReason, string>>
  /** There is no other date with room for the party now. */
  readonly others: string
  /** There is, and the button below leads to it: nothing was paid; or what was paid goes along. */
  readonly choose: string
  readonly choosePaid: string
  /** `{amount}` goes back whole to a guest who chooses no date. */
  readonly otherwise: string
}

/** Another date in its place; what is not said here is as in `moved`. */
export type RebookedMailWords = AnyMail & {
  readonly byGuest: string
  readonly byFarm: string
  /** `{paid}` was to go back, and moves along instead. */
  readonly paidAlong: string
}
