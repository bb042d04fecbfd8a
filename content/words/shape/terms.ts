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
  /** The first step: of everything, or of `{part}`. */
  readonly all: string
  readonly first: string
  /** The first step of a half, in a language that words it differently. */
  readonly firstHalf?: string
  /** A later step, of `{part}`. `{orMove}` stands where `orMove` goes. */
  readonly next: string
  /** A later step that lasts one day. */
  readonly nextOneDay: string
  /** Another date can be chosen until the same day. */
  readonly orMove: string
  readonly between: string
  /** The end: nothing goes back after the last step. */
  readonly nothing: string
  /** The last day to choose another date, where it is not the last day of a step. */
  readonly move: string
}

/** Sentences that tell the terms of the house; other texts name them in braces: `{terms.pay.faq}`. */
export type TermsWords = {
  readonly pay: {
    /** The home page says how much is paid after the farm's yes, and when. */
    readonly home: PayText
    readonly faq: PayText
    /** The line above the form says what secures the place. */
    readonly intro: PayText
    /** The list beside the form. */
    readonly info: PayText
    /** The page after a request says what follows the answer. */
    readonly next: PayText
    /** A keyword for search engines. */
    readonly keyword: PayText
    /** The name of the first payment: "the deposit". */
    readonly first: PayText
    /** A reference tells these payments from those of other guests. */
    readonly own: PayText
  }
  readonly cancel: {
    /** Lines beside the form, one a step. */
    readonly lines: StepsText
    readonly faq: StepsText
    /** Page of a workshop. */
    readonly workshop: StepsText
    /** The text below the form names the days of the chosen date: `{until}`. */
    readonly dated: StepsText
    /**
     * Refund once a successor takes the place: the rest, or everything where no step gave a part.
     */
    readonly taken: { readonly rest: string; readonly all: string }
  }
}
