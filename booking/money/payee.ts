import { resembles, partsOfName } from '../people/names-alike.ts'

const maxCharacters = 70
/** Leaves room for the other facts in a payment's code (`epc-payload.ts`). */
const maxBytes = 200

/** Name of a payee, as long as a payment's code allows; undefined when no letter of it is left. */
export function payeeName(name: string): string | undefined {
  const line = name.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  let kept = ''
  for (const character of Array.from(line).slice(0, maxCharacters)) {
    if (new TextEncoder().encode(kept + character).length > maxBytes) break
    kept += character
  }
  return kept.trim() || undefined
}

export type PayeeMatch = 'match' | 'close' | 'differs'

/** The field of CODA ends here, even within a name. */
const codaCut = 26

/** Belgian, as they are written with and without points; in Dutch, French and English. */
const legalForms = new Set(
  (
    'bv bvba nv cv cvba vof comm commv gcv vzw ivzw srl sprl sa sc scrl snc scomm asbl aisbl ' +
    'maatschap eenmanszaak'
  ).split(' '),
)

/** A payer's bank compares our printed name with the account holder's (Regulation (EU) 2024/886). */
export function payeeMatch(holder: string, printed: string): PayeeMatch {
  const holderWords = plain(holder)
  const printedWords = plain(printed)
  if (sorted(holderWords) === sorted(printedWords)) return 'match'
  const isCut = holder.trim().length >= codaCut - 1 && holder.trim().length <= codaCut
  if (isCut && printedWords.join('').startsWith(holderWords.join(''))) return 'match'
  return resembles(partsOfName(holder), partsOfName(printed)) ? 'close' : 'differs'
}

/** Words of a name, stripped of accents, capitals, signs and legal forms. */
function plain(name: string): readonly string[] {
  const folded = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = folded
    .replaceAll('.', '')
    .replaceAll('&', ' en ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const names = words.filter((word) => !legalForms.has(word))
  return names.length > 0 ? names : words
}

/** Banks write a surname first or last. */
function sorted(words: readonly string[]): string {
  return words.toSorted().join(' ')
}
