import { firstHouse } from '#content/first-house.ts'
import { ownerWordsIn } from '#content/words/owner-words.ts'
import { wordsOf } from '#content/words/words.ts'
import { dayFrom, plainDay } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { everyText } from './every-text.ts'
import { unescaped } from './pages.ts'

const minSigns = 4

/** Texts of the owner's words, cut where something is filled in. */
function piecesIn(language: Language): readonly string[] {
  const { sayStatementProblem: _say, language: _language, ...texts } = ownerWordsIn(language)
  const written = everyText(texts).flatMap(([, text]) => text.split(/\{\w+\}/))
  const days = Array.from({ length: 12 }, (_, n) => {
    const day = new Temporal.PlainDate(2025, n + 1, n + 1)
    return plainDay(dayFrom(day), language).split(' ')
  })
  return [...written, ...days.flat()].map((piece) =>
    piece.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''),
  )
}

const wordsIn = (text: string) => text.match(/[\p{L}-]+/gu) ?? []

/** Pieces of the desk's Dutch texts that no text in the language contains. */
function dutchAlone(language: Language): readonly string[] {
  const site = everyText(wordsOf(firstHouse, language)).map(([, text]) => text)
  const own = [...piecesIn(language), ...site].join('\n')
  const pieces = new Set(piecesIn('nl').filter((piece) => piece.length >= minSigns))
  return [...pieces].filter((piece) => !own.includes(piece))
}

const known = new Map<Language, readonly string[]>()

/** Dutch words of the desk in a text that an owner of another language reads. */
export function dutchLeftIn(text: string, language: Language): readonly string[] {
  const words = new Set(wordsIn(text))
  const alone = known.getOrInsertComputed(language, dutchAlone)
  return alone.filter(
    (piece) => wordsIn(piece).every((word) => words.has(word)) && text.includes(piece),
  )
}

/** All that is read or heard of a page, except what is marked as Dutch. */
export function heardOn(html: string): string {
  const own = html
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<(\w+)[^>]*\slang="nl"[^>]*>[^]*?<\/\1>/g, ' ')
  const heard = own.matchAll(/\s(?:aria-label|placeholder|title|alt)="([^"]*)"/g)
  const seen = own.replaceAll(/<[^>]+>/g, ' ')
  return unescaped([seen, ...Array.from(heard, ([, text = '']) => text)].join(' | ')).replaceAll(
    /[ \n]+/g,
    ' ',
  )
}
