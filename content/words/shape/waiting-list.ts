import type { CountedWords, TitledText } from './parts.ts'

/** Pages of a full date's list: joining it, taking an offer, leaving it. */
export type WaitingListWords = {
  readonly join: TitledText & {
    /** No date is full. */
    readonly nothingFull: string
    readonly date: string
    readonly participants: string
    /** First entry of the list of numbers, before one is chosen. */
    readonly participantsPrompt: string
    readonly participantsHint: string
    readonly name: string
    readonly email: string
    readonly emailHint: string
    readonly consent: string
    readonly honeypot: string
    readonly button: string
    readonly schedule: string
  }
  readonly problems: {
    readonly date: string
    readonly participants: string
    readonly name: string
    readonly email: string
    readonly consent: string
    /** The party is larger than the date's `{capacity}` places. */
    readonly neverFits: string
    /** The date is over, or off the schedule. */
    readonly noSuchDate: string
  }
  /** The date has room for this party: said with `{date}`, over the way to its form. */
  readonly hasRoom: { readonly text: string; readonly button: CountedWords }
  readonly joined: TitledText
  readonly offer: TitledText & {
    /** Label of the moment until which the places are held. */
    readonly until: string
    readonly button: string
    readonly leave: string
  }
  /** The guest said yes: the mail with the payment is on its way. */
  readonly accepted: TitledText
  /** Still in line; nothing is free. */
  readonly stillWaiting: TitledText
  /** The time ended, or the day came. */
  readonly over: TitledText
  /** The farm called the date off: while they waited, or when they had taken the places. With `{workshop}` and `{date}`. */
  readonly calledOff: TitledText & { readonly booked: string }
  readonly leave: TitledText & { readonly button: string }
  readonly left: TitledText
}
