import type { AnyMail } from './any-mail.ts'
import type { CountedWords } from './parts.ts'

/** Some of a party come on another date: the guest's page, and the mail. */
export type SplitWords = {
  /** Title, and text of the link to the page. */
  readonly title: string
  readonly text: string
  readonly number: string
  readonly problems: {
    /** `{most}` is one fewer than all: somebody stays. */
    readonly number: string
    /** `{left}` is the number of free places there. */
    readonly noRoom: string
  }
  /** No other date has a place; with `{email}`. */
  readonly none: string
  /** The invoice is for the whole party; with `{email}`. */
  readonly invoiced: string
  /** Number of people who come on `{date}`. */
  readonly become: CountedWords
  /** The split moves no money today. */
  readonly becomeText: string
  /** Label of each part's booking on `{date}`. */
  readonly staying: string
  readonly going: string
  /** Open amounts there have references of their own, which are mailed. */
  readonly owedThere: string
  /** `{percent}` is the most that goes back, from then on, of the money that goes along. */
  readonly atMost: string
  readonly button: string
  readonly mail: AnyMail & {
    readonly byGuest: string
    readonly byFarm: string
    /** The same limit, once it is done. */
    readonly atMost: string
    readonly calendar: string
  }
}
