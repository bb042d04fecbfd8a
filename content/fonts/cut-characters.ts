/** Characters of the site's three languages, which its own typefaces were cut down to (`scripts/fonts/subset.ts`). */
export const ownCharacters =
  Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('') +
  'ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿñßáíóúì' +
  '€°·×½–—‘’“”«»…•−©§\u00a0\u2010\u2011\u202f'
