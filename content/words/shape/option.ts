import type { AnyMail } from './any-mail.ts'
import type { TitledText } from './parts.ts'

/** A date offered to one group: the page on which it says yes or no, and the mails. */
export type OptionWords = {
  readonly page: TitledText & {
    readonly number: string
    readonly name: string
    readonly consent: string
    readonly button: string
  }
  readonly decline: TitledText & { readonly reason: string; readonly button: string }
  readonly facts: {
    readonly people: string
    /** Label of the price of one person. */
    readonly price: string
    /** Effect of the gift voucher that was named with the request. */
    readonly voucher: string
    /** Label of the last day on which they can say yes. */
    readonly until: string
  }
  readonly problems: {
    /** Bounds `{least}` and `{most}`; the second, when both are the same. */
    readonly participants: string
    readonly participantsOne: string
    readonly name: string
    readonly consent: string
    readonly reason: string
  }
  readonly accepted: TitledText
  readonly declined: TitledText
  /** The last day is over; with `{date}`. */
  readonly lapsed: TitledText
  readonly withdrawn: TitledText
  /** Link to the contact page, to ask for another date. */
  readonly again: string
  readonly mails: {
    readonly offered: AnyMail & {
      readonly text: string
      readonly next: string
      readonly button: string
      readonly otherwise: string
      readonly own: string
    }
    readonly ended: AnyMail & {
      readonly text: string
      readonly withdrawn: string
      readonly again: string
    }
  }
}
