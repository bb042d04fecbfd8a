import type { AnyMail } from './any-mail.ts'
import type { TitledText } from './parts.ts'

/** What a guest reads whose places are held only once a link of our mail was pressed. */
export type UnprovenWords = {
  /** The mail with that link. `{workshop}` and `{date}` may stand in its subject. */
  readonly mail: AnyMail & {
    readonly text: string
    /** Label of the moment until which the link takes the places. */
    readonly until: string
    readonly button: string
    /** Somebody else typed this address: not pressed in time, the request ends by itself. */
    readonly notYou: string
  }
  /** The page behind it. */
  readonly hold: TitledText & { readonly button: string }
  readonly held: TitledText
  /** Others took the places meanwhile. */
  readonly gone: TitledText
  /** The two hours are over. */
  readonly ended: TitledText
  /** To the form, with the dates; to the waiting list. */
  readonly dates: string
  readonly waitingList: string
  /** In the mail of the waiting list, while nobody has pressed anything yet: what the link is for. */
  readonly waiting: {
    readonly text: string
    readonly link: string
  }
  /** The page behind that link. */
  readonly inLine: TitledText & { readonly button: string }
}
