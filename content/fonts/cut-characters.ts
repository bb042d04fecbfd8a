/** Characters of the site's three languages, which its own typefaces were cut down to (`scripts/fonts/subset.ts`). */
export const ownCharacters =
  Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('') +
  'ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿñßáíóúì' +
  '€°·×½–—‘’“”«»…•−©§\u00a0\u2010\u2011\u202f'

/** A letter that no typeface has would leave no trace on paper: a question mark does, and a space for a narrow one. */
export function withoutGaps(words: string): string {
  return words
    .replaceAll('\u202f', '\u00a0')
    .replaceAll(/[^\n\u0020-\u052f\u1e00-\u20bf\u2122\u2212]+/g, '?')
}
