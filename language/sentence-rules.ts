type Forms = { readonly one: string; readonly other: string }

/** How texts of a language are set: what is found, and what stands in its place. */
export type Rule = readonly [found: RegExp, written: string]

/** How a language writes what it says. Times of day are `HH:MM`. */
export type SentenceRules = {
  /** Numbers from nought to twenty in letters, with blanks between. */
  readonly numbers: string
  /** One, before what is feminine. */
  readonly feminineOne: string
  readonly half: string
  readonly percent: (n: number) => string
  readonly range: (from: number | string, to: number | string) => string
  /** A range of people, in a sentence: "de 4 à 8". */
  readonly group: (range: string) => string
  readonly spans: Readonly<
    Record<'minutes' | 'hours' | 'days' | 'businessDays' | 'weeks' | 'years', Forms>
  >
  readonly time: (time: string) => string
  /** Two times where a fact stands alone: "10 tot 15.30 uur". */
  readonly timeRange: (start: string, end: string) => string
  /** Two times in a sentence: "van 10 tot 15.30 uur". */
  readonly hours: (start: string, end: string) => string
  /** The days of a week and the hours on each: "elke dag van 9 tot 18 uur". */
  readonly opening: {
    readonly every: (hours: string) => string
    readonly from: (first: string, last: string, hours: string) => string
    readonly except: (days: string, hours: string) => string
    readonly on: (days: string, hours: string) => string
    readonly day: (name: string) => string
  }
  readonly duration: (minutes: number) => string
  /** The word before a time: "om". */
  readonly at: string
  readonly colon: string
  readonly quotes: readonly [open: string, close: string]
  /** Units, people and places, which stay on the line of their number, as an expression. */
  readonly units: string
  readonly typesetting: readonly Rule[]
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
