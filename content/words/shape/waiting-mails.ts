import type { AnyMail } from './any-mail.ts'
import type { CountedWords } from './parts.ts'

/**
 * Mails to a party that waits for places on a full date. `{workshop}` and `{date}` may stand in
 * every subject.
 */
export type WaitingMailWords = {
  readonly links: {
    /** Link to the page where the places can be taken. */
    readonly take: CountedWords
    readonly leave: string
    /** Warning: these links take the places or end the waiting, so do not hand them on. */
    readonly own: string
  }
  readonly joined: AnyMail & {
    /** The date is full; places that come free for the whole party are held, and a mail says so. */
    readonly text: string
    /** A day to decide then, as a rule; waiting costs nothing. */
    readonly meanwhile: string
    /** Somebody else typed this address. */
    readonly notYou: string
  }
  /** The same for several dates in one mail; subject and title with `{n}`, two or more. */
  readonly joinedMany: AnyMail & {
    readonly text: string
    readonly meanwhile: string
    /** Mistaken mailbox; each date has a link of its own. */
    readonly notYou: string
  }
  readonly offer: AnyMail & {
    readonly text: CountedWords
    /** Label of the moment until which the places are theirs. */
    readonly until: string
    /** Taken, the booking is confirmed at once. */
    readonly next: string
    readonly otherwise: string
  }
  readonly lapsed: AnyMail & {
    readonly text: string
    readonly again: string
  }
  /** The farm called the date off. */
  readonly calledOff: AnyMail & {
    readonly text: string
    /** The places held for them are held no longer. */
    readonly held: CountedWords
    readonly nothingOwed: string
    /** Heading of the dates with room for all of them; or the text when there are none. */
    readonly withRoom: CountedWords
    readonly noRoom: CountedWords
    /** Link to the waiting list of another full date. */
    readonly waitingList: string
  }
}
