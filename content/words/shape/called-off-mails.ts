import type { CallOffReason } from '#booking/dates/calling-off.ts'
import type { AnyMail } from './any-mail.ts'

/** Mail to the guests of a date that the farm called off. */
export type CalledOffMailWords = AnyMail & {
  /** Placeholders `{workshop}` and `{date}`. */
  readonly text: string
  /** Why, in a sentence of its own. */
  readonly reasons: Readonly<Record<CallOffReason, string>>
  /** No other date has room for the party now. */
  readonly others: string
  /** Another date has room, and the button below leads to it: unpaid; or paid, and the money goes along. */
  readonly choose: string
  readonly choosePaid: string
  /** `{amount}` goes back whole to a guest who chooses no date. */
  readonly otherwise: string
}

/** Mail about another date instead; the rest is as in `moved`. */
export type RebookedMailWords = AnyMail & {
  readonly byGuest: string
  readonly byFarm: string
  /** `{paid}` was to go back, and moves along instead. */
  readonly paidAlong: string
}
