/** Rules that each page of the browser needs of a language: the rest is in `sentence-rules.ts`. */
export type LanguageRules = {
  readonly locale: string
  readonly name: string
  /** The number of a day before its month: "1er", "30.". */
  readonly dayNumber: (number: string) => string
  /** The sign stands before the euro: "–€ 95". */
  readonly isSignFirst: boolean
  /** Words of the page for a failure, whose own words may not have come. */
  readonly brokenPage: Readonly<Record<'title' | 'text' | 'link', string>>
}
