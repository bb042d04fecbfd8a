import type { AnyMail } from './any-mail.ts'
import type { CountedWords, TitledText } from './parts.ts'

/** Who comes: the pages on which a guest changes that, and what becomes of places that a guest gave up. */
export type GuestChangesWords = {
  readonly party: {
    /** Also the link to the page. */
    readonly title: string
    readonly count: {
      readonly title: string
      readonly text: string
      /** A request for "5 or more", which says how many now. */
      readonly textOpen: string
      readonly label: string
      /** So many places are free on the date. */
      readonly free: CountedWords
      readonly noneFree: string
      readonly weigh: string
    }
    readonly problems: {
      /** With `{max}`. */
      readonly count: string
      /** With `{most}`. */
      readonly noRoom: string
      readonly same: string
      /** The same, of five places held for "5 or more". */
      readonly sameOpen: string
      /** What was shown is no longer so. */
      readonly changed: string
    }
    /** With `{before}` and `{after}`. */
    readonly becomes: string
    readonly price: string
    readonly paid: string
    readonly back: string
    readonly kept: string
    /** It was to go back, and pays for places taken again. */
    readonly paidAgain: string
    readonly owed: string
    /** A request owes nothing yet. */
    readonly owedLater: string
    readonly button: string
    readonly toBooking: string
  }
  readonly newcomer: {
    readonly title: string
    /** With `{n}`: the booking is handed over whole. */
    readonly text: { readonly one: string; readonly other: string }
    /** Something was paid. */
    readonly textPaid: string
    readonly name: string
    readonly email: string
    readonly emailHint: string
    readonly language: string
    readonly nameProblem: string
    readonly emailProblem: string
    readonly button: string
    /** With `{name}`: asked, and nothing changed yet. */
    readonly asked: string
    readonly withdraw: string
    /** The farm has not said yes yet. */
    readonly afterAnswer: string
  }
  /** What the newcomer reads and says yes to. */
  readonly accept: {
    readonly title: string
    /** With `{name}`, who asks. */
    readonly text: string
    readonly textNameless: string
    readonly allPaid: string
    /** With `{amount}`. */
    readonly open: string
    /** Something was paid, by somebody else. */
    readonly toPayer: string
    readonly consent: string
    readonly consentProblem: string
    readonly button: string
    /** In its place where something is left to pay: who presses it owes that (art. VI.46, § 2, of the Code of economic law). */
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
    /** Nothing changes until then. */
    readonly otherwise: string
    /** Who gave their address: they asked for nothing themselves. */
    readonly footer: string
  }
  readonly vacancy: {
    /** Behind a tick, with `{amount}`, what is kept. */
    readonly offer: string
    /** Under it: in what order, and that nobody can promise. */
    readonly how: string
    /** With `{amount}`. */
    readonly waits: string
    /** With `{amount}`, which goes back, and of so many places. */
    readonly taken: CountedWords
    readonly over: string
  }
  /** Mailed to who cancelled: somebody has taken and paid so many places. */
  readonly placeTaken: AnyMail & { readonly text: CountedWords; readonly refund: string }
}
