import { ibanLengths, isIban } from '../money/iban.ts'

const maxNameLength = 40

/** Signs that a browser reads as the dot of an address (UTS 46), and those that look like one. */
const dots = '.\u3002\uff0e\uff61\u2024\ufe52'
const ats = '@\uff20\ufe6b'

/** A word that a mail program, or its reader, takes for an address: `https://…`, `…@…`, `evil.example`. */
const address = new RegExp(
  `\\S*(?:://|[${ats}]|[\\p{L}\\p{N}]{2}[${dots}][\\p{L}\\p{N}]{2})\\S*`,
  'gu',
)

/** Digits enough for a telephone, or an account, however they are set apart. */
const number = /\+?\p{N}(?:[^\p{L}\p{N}\n]{0,3}\p{N}){4,}/gu

/**
 * A name fit for a mail to somebody who may not have written it: short, nothing that is an address or a number to
 * call, nothing that cannot be seen, at most four diacritics a letter. Empty where nothing of a name is left.
 */
export function safeName(name: string): string {
  const plain = withFewDiacritics(name.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''))
    .replaceAll(address, ' ')
    .replaceAll(number, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N} .,&'’-]/gu, ' ')
    .replaceAll(/\.(?=\S)/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  // Code points are counted: half a letter is none.
  const signs = Array.from(plain)
  if (signs.length <= maxNameLength) return plain
  const cut = signs.slice(0, maxNameLength).join('')
  const isWhole = signs[maxNameLength] === ' '
  return isWhole ? cut : cut.replace(/[ ,&]+\S*$/u, '')
}

/** Four diacritics are the most of a letter: a heap of them is drawn across the lines above and below. */
export function withFewDiacritics(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/((?:[\u200c\u200d]*\p{M}){4})[\p{M}\u200c\u200d]+/gu, '$1')
}

/** A telephone number begins with a plus or a nought, and has more digits than a date, which is left as it is. */
const telephone = /(?:\+|(?<!\p{N})[0０])(?:[^\p{L}\p{N}\n]{0,3}\p{N}){8,}/gu
const between = '(?:[^\\p{L}\\p{N}\\n]|[^\\p{L}\\p{N}\\p{Po}\\n]{2,3})?'
const begun = '(?:\\p{L}{2}|\\p{Lu}{2}\\p{Zs})\\p{N}{2}(?:[^\\p{L}\\p{N}\\n]?\\p{L}{4})?'
const account = new RegExp(`(?<!\\p{L})${begun}(?:${between}\\p{N}){8,30}`, 'gu')
const lengths = [...ibanLengths].map(
  ([country, length]) => `${country}(?:${between}[\\p{L}\\p{N}]){${length - 2}}`,
)
const ofLength = `(?:${lengths.join('|')})(?![\\p{L}\\p{N}])`
const iban = new RegExp(`(?<![\\p{L}\\p{N}])(?=(${ofLength}))`, 'giu')
const breaking = new RegExp(`[${dots}${ats}](?=[^\\s${dots}])`, 'gu')

/** A text of one person in a mail to another: no address leads anywhere, and no number calls or pays anybody. */
export function safeText(text: string): string {
  return withoutIbans(withFewDiacritics(text))
    .replaceAll(account, '…')
    .replaceAll(telephone, '…')
    .replaceAll(/:\/\//g, ' ')
    .replaceAll(breaking, '$& ')
}

/** Letters among the digits may be words of the text: only check digits that hold tell. */
function withoutIbans(text: string): string {
  const found = [...text.matchAll(iban)].map(([, written = '']) => written)
  const ibans = found.filter((written) =>
    isIban(
      written
        .normalize('NFKC')
        .toUpperCase()
        .replaceAll(/[^A-Z0-9]/g, ''),
    ),
  )
  return ibans.reduce((rest, written) => rest.replaceAll(written, '…'), text)
}
