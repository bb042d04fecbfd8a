import { telephonesIn } from '../house/telephone.ts'

type Guest = {
  readonly name: string
  readonly email: string
  readonly note: string
  readonly telephone?: string
}

export function searchWordsOf({ name, email, note, telephone = '' }: Guest): readonly string[] {
  const names = wordsOfName(name)
  const mailbox = folded(email).trim()
  const words = [
    ...names,
    ...joinedWords(names).map(({ word }) => word),
    mailbox,
    ...splitWords(mailbox.slice(0, Math.max(0, mailbox.lastIndexOf('@')))),
    ...telephonesIn(telephone),
    ...telephonesIn(note),
  ]
  const kept = words.filter(Boolean).map((word) => word.slice(0, maxWordSigns))
  return [...new Set([...kept, ...endingsInName(name), ...textWords(note)])]
}

const maxOfText = 80

/** Words of texts begin with a mark that nobody types, so that they are no words of names. */
export function textWords(text: string): readonly string[] {
  const words = splitWords(folded(text)).filter(
    (word) => word.length >= minSignsInText && /\p{L}/u.test(word),
  )
  return [...new Set(words)]
    .slice(0, maxOfText)
    .map((word) => textMark + word.slice(0, maxWordSigns))
}

export function endingsInName(name: string): readonly string[] {
  return wordsOfName(name).flatMap((word) => endingsOf(word.slice(0, maxWordSigns)))
}

function wordsOfName(name: string): readonly string[] {
  return splitWords(folded(name))
}

/** Letters that decomposing leaves whole, as a keyboard without them writes them. */
const plainSigns: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Text without capitals and accents: "Céline" and "CELINE" are both "celine". */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[æœøßłđðþı]/g, (letter) => plainSigns[letter]!)
}

/** Longer than any word that is typed to find it. */
export const maxWordSigns = 60

/** Words of a folded text, in order; an apostrophe or a hyphen separates two words. */
export function splitWords(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The numbers of words that belong together, such as "van" and "damme", and the one word they make. */
export type Joined = { readonly from: number; readonly to: number; readonly word: string }

/** "Van den Broeck", "Vanden Broeck" and "Vandenbroeck" sound alike: a short word is also joined to the next. */
export function joinedWords(words: readonly string[]): readonly Joined[] {
  return words.flatMap((word, from) => {
    if (!isShort(word)) return []
    const long = words.findIndex((each, at) => at > from && !isShort(each))
    const to = long === -1 ? words.length : long + 1
    return to - from > 1 ? [{ from, to, word: words.slice(from, to).join('') }] : []
  })
}

function isShort(word: string): boolean {
  return word.length <= 3 || /^vande[nr]?$/.test(word)
}

/** Fewer signs are within too many names: "an" is in every Janssens. */
const minSignsInside = 4

/** Fewer typed signs would begin too many words of texts. */
const minSignsInText = 3

/** The mark of an ending begins no word that anybody types: no ending is taken for a beginning. */
const mark = '…'
/** The mark of words from texts, which are searched after words from names. */
const textMark = '“'

/** Search for the middle of a name; empty when the typed text is too short. */
export function insideName(typed: string): readonly string[] {
  return typed.length < minSignsInside ? [] : [mark + typed]
}

export function inText(typed: string): readonly string[] {
  return typed.length < minSignsInText ? [] : [textMark + typed]
}

/** True of an ending and of a word of a text: neither is a whole word of a name. */
export function isMarked(word: string): boolean {
  return word.startsWith(mark) || word.startsWith(textMark)
}

/** "peeters" is also kept as "eeters", "eters" and "ters", to be found by any part. */
function endingsOf(word: string): readonly string[] {
  const signs = [...word]
  return signs
    .map((_, from) => signs.slice(from).join(''))
    .slice(1)
    .flatMap(insideName)
}
