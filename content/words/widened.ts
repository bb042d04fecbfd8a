/** Shape of words: any text stands in place of one language's text; lists keep their length. */
export type Widened<Words> = Words extends string
  ? string
  : Words extends (...told: never[]) => unknown
    ? Words
    : { readonly [Part in keyof Words]: Widened<Words[Part]> }
