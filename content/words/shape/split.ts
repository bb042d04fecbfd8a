import type { AnyMail } from './any-mail.ts'
import type { CountedWords } from './parts.ts'

/** Some of a party come on another date: the guest's page, and the mail. */
export type SplitWords = {
  /** Also the link to the page. */
  readonly title: string
  readonly text: string
  readonly number: string
  readonly problems: {
    /** With `{most}`: somebody stays. */
    readonly number: string
    /** With `{left}`: so many places are free there. */
    readonly noRoom: string
  }
  /** No other date has a place; with `{email}`. */
  readonly none: string
  /** The invoice is for the whole party; with `{email}`. */
  readonly invoiced: string
  /** So many come on `{date}`. */
  readonly become: CountedWords
  /** Nothing is to be paid or given back for it today. */
  readonly becomeText: string
  /** Before the booking of each part, with `{date}`. */
  readonly staying: string
  readonly going: string
  /** What is open there has references of its own, which are mailed. */
  readonly owedThere: string
  /** With `{percent}`: of what goes along, no more than that goes back from then on. */
  readonly atMost: string
  readonly button: string
  readonly mail: AnyMail & {
    readonly byGuest: string
    readonly byFarm: string
    /** With `{percent}`, as above, once it is done. */
    readonly atMost: string
    readonly calendar: string
  }
}
