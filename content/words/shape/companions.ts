import type { AnyMail } from './any-mail.ts'
import type { TitledText } from './parts.ts'

/** Companions: their part of the booking's page, the page to join on, and their own. */
export type CompanionWords = {
  /** Part of the booking's own page. */
  readonly table: TitledText & {
    readonly share: string
    /** Heading of the link. */
    readonly link: string
    readonly stop: string
    readonly nobody: string
    /** `{name}` joined; the second, `{name}` paid `{amount}`. */
    readonly joined: string
    readonly paid: string
    readonly remove: string
    /** Link from the booking's page to this part. */
    readonly open: string
  }
  readonly join: TitledText & {
    /** A text for `text` when the guest has no name that can be repeated. */
    readonly textNameless: string
    readonly name: string
    readonly email: string
    readonly emailHint: string
    readonly language: string
    readonly consent: string
    readonly button: string
  }
  readonly problems: { readonly name: string; readonly email: string; readonly consent: string }
  readonly full: TitledText
  readonly over: TitledText
  /** A companion's own page; `{name}` is theirs. */
  readonly own: TitledText & {
    readonly keep: string
    /** Heading with `{amount}`. */
    readonly pay: string
    readonly payHow: string
    readonly paid: string
    /** The companion owes nothing: all was paid, or the farm has not said yes. */
    readonly nothing: string
    readonly dietsTitle: string
    readonly diets: string
    readonly vegan: string
    readonly allergens: string
    readonly consent: string
    readonly leaveTitle: string
    readonly leaveText: string
    readonly leave: string
  }
  readonly left: TitledText
  readonly mail: AnyMail & {
    readonly text: string
    readonly textNameless: string
    readonly next: string
    readonly button: string
    readonly notYou: string
  }
}
