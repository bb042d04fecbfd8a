import type { AnyMail } from './any-mail.ts'
import type { CountedWords, TitledText } from './parts.ts'

/**
 * Pages on which a guest changes the party, names a newcomer, and offers places that they gave up.
 */
export type GuestChangesWords = {
  readonly party: {
    /** Title, and text of the link to the page. */
    readonly title: string
    readonly count: {
      readonly title: string
      readonly text: string
      /** A request for "5 or more", which says how many now. */
      readonly textOpen: string
      readonly label: string
      /** Number of free places on the date. */
      readonly free: CountedWords
      readonly noneFree: string
      readonly weigh: string
    }
    readonly problems: {
      /** Placeholder `{max}`. */
      readonly count: string
      /** Placeholder `{most}`. */
      readonly noRoom: string
      readonly same: string
      /** The same, of five places held for "5 or more". */
      readonly sameOpen: string
      /** The shown sums have changed since. */
      readonly changed: string
    }
    /** Placeholders `{before}` and `{after}`. */
    readonly becomes: string
    readonly price: string
    readonly paid: string
    readonly back: string
    readonly kept: string
    /** A refund that was waiting pays for places taken again. */
    readonly paidAgain: string
    readonly owed: string
    /** A request owes nothing yet. */
    readonly owedLater: string
    readonly button: string
    readonly toBooking: string
  }
  readonly newcomer: {
    readonly title: string
    /** The booking is handed over whole; `{n}` is its places. */
    readonly text: { readonly one: string; readonly other: string }
    /** The booking has payments. */
    readonly textPaid: string
    readonly name: string
    readonly email: string
    readonly emailHint: string
    readonly language: string
    readonly nameProblem: string
    readonly emailProblem: string
    readonly button: string
    /** `{name}` was asked, and nothing has changed yet. */
    readonly asked: string
    readonly withdraw: string
    /** The farm has not said yes yet. */
    readonly afterAnswer: string
  }
  /** The newcomer's page, on which they say yes. */
  readonly accept: {
    readonly title: string
    /** `{name}` is the guest who asks. */
    readonly text: string
    readonly textNameless: string
    readonly allPaid: string
    /** Placeholder `{amount}`. */
    readonly open: string
    /** An earlier guest has paid. */
    readonly toPayer: string
    readonly consent: string
    readonly consentProblem: string
    readonly button: string
    /**
     * Replaces it when something is left to pay: the newcomer then owes that (art. VI.46, § 2, of
     * the Code of economic law).
     */
    readonly buttonToPay: string
    readonly changed: string
    readonly over: TitledText
    readonly privacy: string
  }
  /** Mailed to the newcomer. */
  readonly asks: AnyMail & {
    readonly text: string
    readonly textNameless: string
    readonly button: string
    /** The booking stays as it is until then. */
    readonly otherwise: string
    /** The guest gave this address; the newcomer asked for nothing. */
    readonly footer: string
  }
  readonly vacancy: {
    /** Label of a tick; `{amount}` is the kept money. */
    readonly offer: string
    /** Rules of the offer: the order, and that nobody can promise. */
    readonly how: string
    /** Placeholder `{amount}`. */
    readonly waits: string
    /** `{amount}` goes back, for so many places. */
    readonly taken: CountedWords
    readonly over: string
  }
  /** A mail to a guest who cancelled: a successor has taken and paid places. */
  readonly placeTaken: AnyMail & { readonly text: CountedWords; readonly refund: string }
}
