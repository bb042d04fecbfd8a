/** A sentence, or a part of one, about how a guest pays. */
export type PayText = {
  /** A deposit, and the rest later. */
  readonly inTwo: string
  /** All of it at once. */
  readonly oneSum: string
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
}
