import type { AnyMail } from './any-mail.ts'
import type { TitledText } from './parts.ts'

/** Texts for a guest whose places are held only once a link of our mail is pressed. */
export type UnprovenWords = {
  /** The mail with that link. `{workshop}` and `{date}` may stand in its subject. */
  readonly mail: AnyMail & {
    readonly text: string
    /** Label of the moment until which the link takes the places. */
    readonly until: string
    readonly button: string
    /** Somebody else typed this address: the request ends by itself unless the link is pressed. */
    readonly notYou: string
  }
  /** The page behind it. */
  readonly hold: TitledText & { readonly button: string }
  readonly held: TitledText
  /** Other guests took the places meanwhile. */
  readonly gone: TitledText
  /** The two hours are over. */
  readonly ended: TitledText
  /** Links to the form with the dates, and to the waiting list. */
  readonly dates: string
  readonly waitingList: string
  /** Purpose of the link in the waiting list's mail, while nobody has pressed it. */
  readonly waiting: {
    readonly text: string
    readonly link: string
  }
  /** The page behind that link. */
  readonly inLine: TitledText & { readonly button: string }
}
