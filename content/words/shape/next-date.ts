import type { AnyMail } from './any-mail.ts'
import type { CountedWords, TitledText } from './parts.ts'

/** "Tell me the next one": asking to hear of a new date, confirming it, ending it, and the mails. */
export type NextDateWords = {
  readonly ask: TitledText & {
    readonly workshop: string
    readonly any: string
    readonly participants: string
    readonly weekdays: string
    /** Hint that a wish without days fits any day. */
    readonly weekdaysHint: string
    readonly languages: string
    /** Phrases such as "in Dutch". */
    readonly inLanguage: { readonly nl: string; readonly fr: string; readonly en: string }
    readonly name: string
    readonly email: string
    readonly emailHint: string
    readonly consent: string
    readonly honeypot: string
    readonly button: string
    readonly schedule: string
  }
  readonly problems: {
    readonly workshop: string
    readonly participants: string
    readonly languages: string
    readonly name: string
    readonly email: string
    readonly consent: string
  }
  /** The form was sent: a mail has the link that counts. */
  readonly asked: TitledText
  readonly facts: {
    readonly workshop: string
    readonly participants: string
    readonly weekdays: string
    readonly everyDay: string
    readonly languages: string
  }
  readonly confirm: TitledText & { readonly button: string }
  readonly noted: TitledText & { readonly end: string }
  /** Ended by the guest, by a date they took, or because nobody pressed the link in time. */
  readonly ended: TitledText
  readonly again: string
  /** Line below the dates of a page; `{link}`, `{subscribe}` and `{file}` are where the links go. */
  readonly onSite: {
    readonly nothingSuits: string
    /** A text for a workshop without a date that has room. */
    readonly none: string
    readonly link: string
    readonly calendar: string
    readonly subscribe: string
    readonly file: string
  }
  readonly mails: {
    readonly asked: AnyMail & {
      readonly text: string
      readonly until: string
      readonly button: string
      readonly after: string
      readonly notYou: string
    }
    /** Mail about a new date; `{workshop}` and `{date}` in its subject. */
    readonly found: AnyMail & {
      readonly text: CountedWords
      readonly until: string
      readonly next: string
      readonly otherwise: string
      /** Links to refuse this date, and to end the wish. */
      readonly notThis: string
      readonly end: string
    }
  }
}
