/** A sentence, or a part of one, about how a guest pays. */
export type PayText = {
  /** A deposit, and the rest later. */
  readonly inTwo: string
  /** All of it at once. */
  readonly oneSum: string
}

/** The refund of a guest who cancels, told step by step; all steps are joined. */
export type StepsText = {
  readonly start: string
  /** The first step, of everything, and of `{part}`. */
  readonly all: string
  readonly first: string
  /** The same of a half, where a language says it otherwise. */
  readonly firstHalf?: string
  /** A later step, of `{part}`. `{orMove}` stands where `orMove` goes. */
  readonly next: string
  /** The same where it lasts one day. */
  readonly nextOneDay: string
  /** Another date can be chosen just as long. */
  readonly orMove: string
  readonly between: string
  /** Nothing after the last step; the end. */
  readonly nothing: string
  /** The last day to choose another date, where no step ends with it. */
  readonly move: string
}

/** Sentences that tell the terms of the house; other texts name them in braces: `{terms.pay.faq}`. */
export type TermsWords = {
  readonly pay: {
    /** Home page: after the farm's yes, how much and when. */
    readonly home: PayText
    readonly faq: PayText
    /** Above the form: what secures the place. */
    readonly intro: PayText
    /** Beside the form. */
    readonly info: PayText
    /** After a request: what comes after the answer. */
    readonly next: PayText
    /** For search machines. */
    readonly keyword: PayText
    /** What is transferred first: "the deposit". */
    readonly first: PayText
    /** Payments that are told from those of others. */
    readonly own: PayText
  }
  readonly cancel: {
    /** Beside the form, a line each. */
    readonly lines: StepsText
    readonly faq: StepsText
    /** Page of a workshop. */
    readonly workshop: StepsText
    /** Below the form, by the days of a date: `{until}`. */
    readonly dated: StepsText
    /** What goes back once somebody takes the place: the rest, or all where no step gave a part. */
    readonly taken: { readonly rest: string; readonly all: string }
  }
}
