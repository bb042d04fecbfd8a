import type { AnyMail } from './any-mail.ts'

/** The mail that tells a guest of another number of people: more, or fewer. */
export type PartyMailWords = AnyMail & {
  readonly text: string
  /** The guest did it. */
  readonly textByGuest: string
  readonly newNumber: string
  readonly oldNumber: string
  readonly newTotal: string
  /** Payments of the new price. */
  readonly paid: string
  /** Refund for places given up: all of it, `{amount}`; a part of `{paid}`; nothing. */
  readonly wholeBack: string
  readonly partBack: string
  readonly nothingBack: string
  /** Places are taken again, and their refund of `{amount}` pays for them. */
  readonly paidAgain: string
  /** The same, where `{rest}` goes back all the same. */
  readonly lessBack: string
  readonly allPaid: string
}
