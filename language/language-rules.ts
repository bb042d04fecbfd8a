type Forms = { readonly one: string; readonly other: string }

/** How texts of a language are set: what is found, and what stands in its place. */
export type Rule = readonly [found: RegExp, written: string]

/** Words that a page has when its own have not come. */
type WithoutWords = {
  readonly brokenPage: Readonly<Record<'title' | 'text' | 'link', string>>
  /** The footer's own text, for whatever a translation leaves out (specification, section 2, "Shared layout"). */
  readonly footer: Readonly<
    Record<
      | 'description'
      | 'workshops'
      | 'links'
      | 'visit'
      | 'social'
      | 'privacy'
      | 'cookies'
      | 'enterpriseNumber'
      | 'vatNumber'
      | 'country',
      string
    >
  >
}

/** All that differs from one language to the next, its words aside. Times of day are `HH:MM`. */
export type LanguageRules = {
  /** For `Intl`. */
  readonly locale: string
  /** In the language itself. */
  readonly name: string
  /** Every page's address (specification, section 2); nothing else knows one. */
  readonly addresses: Readonly<
    Record<
      | 'home'
      | 'workshops'
      | 'workshop'
      | 'about'
      | 'gallery'
      | 'contact'
      | 'booking'
      | 'faq'
      | 'giftVoucher'
      | 'privacy'
      | 'reservationSuccess'
      | 'businessCard'
      | 'emailTemplates',
      string
    >
  >
  /** From nought to twenty in letters, with blanks between. */
  readonly numbers: string
  /** One, before what is feminine. */
  readonly feminineOne: string
  readonly half: string
  readonly percent: (n: number) => string
  /** "4 tot 8", "4 à 8". */
  readonly range: (from: number | string, to: number | string) => string
  /** The same of people, in a sentence: "de 4 à 8". */
  readonly group: (range: string) => string
  /** The number of a day before its month: "1er", "30.". */
  readonly dayNumber: (number: string) => string
  readonly spans: Readonly<Record<'hours' | 'days' | 'businessDays' | 'weeks' | 'years', Forms>>
  readonly time: (time: string) => string
  /** Two times where a fact stands alone: "10 tot 15.30 uur". */
  readonly timeRange: (start: string, end: string) => string
  /** Two times in a sentence: "van 10 tot 15.30 uur". */
  readonly hours: (start: string, end: string) => string
  readonly duration: (minutes: number) => string
  /** The word before a time: "om". */
  readonly at: string
  /** The sign stands before the euro: "–€ 95". */
  readonly isSignFirst: boolean
  /** Between a label and its value. */
  readonly colon: string
  readonly quotes: readonly [open: string, close: string]
  /** Units that stay on the line of their number, as an expression. */
  readonly units: string
  readonly typesetting: readonly Rule[]
  readonly withoutWords: WithoutWords
}
