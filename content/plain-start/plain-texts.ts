/** Texts of one language by path, with facts in braces as in `content/words`. */
export type PlainTexts = Readonly<Record<string, string>>
