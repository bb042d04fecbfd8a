import type { AnyMail } from './any-mail.ts'
import type { OfWorkshops } from './of-workshops.ts'
import type { TitledText } from './parts.ts'

/**
 * The page of the diary: three mails after the workshop for a guest who asks for them, and a
 * sentence for the site.
 */
export type DiaryWords = {
  /** The way here, from the booking and from the practical mail. */
  readonly link: string
  readonly ask: TitledText & { readonly button: string }
  /** The guest has asked for the diary. */
  readonly asked: TitledText
  /** Ends it: a button here, a link in each mail. */
  readonly stop: string
  /** No more letters will come. */
  readonly over: TitledText
  /** "Day {n}", before a date. */
  readonly day: string
  /** Caption above the jar on the booking's page; `{n}` is days since the workshop. */
  readonly today: string
  /** Alternative texts of a jar: on the day itself, then on the day of each mail. */
  readonly jars: OfWorkshops<readonly [string, string, string, string]>
}

export type DiaryMailWords = {
  /** Heading of the advice for a jar that looks otherwise. */
  readonly otherwise: string
  readonly letters: OfWorkshops<readonly [DayMail, DayMail, DayMail]>
  /** A month later: for one sentence. */
  readonly question: AnyMail & {
    readonly text: string
    readonly button: string
    /** This was the last. */
    readonly after: string
  }
}

/** Look of the jar on that day, and signs with their remedies. */
type DayMail = AnyMail & { readonly text: string; readonly otherwise: readonly string[] }

/** The page on which a guest writes one sentence for the site. */
export type GuestSentenceWords = {
  readonly ask: TitledText
  readonly fields: {
    readonly sentence: string
    readonly sentenceHint: string
    readonly firstName: string
    readonly town: string
    readonly agreed: string
  }
  readonly problems: {
    readonly sentence: string
    readonly firstName: string
    readonly town: string
    readonly agreed: string
  }
  readonly button: string
  /** The farm has not said yet; it is on the site; the farm left it out. */
  readonly states: Readonly<Record<'new' | 'shown' | 'hidden', TitledText>>
  readonly takeBack: string
}
