import type { Page } from 'playwright-core'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import type { Language } from '#language/languages.ts'
import { languages } from './first-languages.ts'
import { everyText } from './every-text.ts'
import { plain } from './part-of-page.ts'

/** Shorter ones can be the same in two languages. */
const minSigns = 15

const known = new Map<Language, readonly string[]>()

/** The sentences of the site in a language, cut where a name or a sum is filled in. */
function saidIn(language: Language): readonly string[] {
  const pieces = known.get(language) ?? piecesOf(language)
  known.set(language, pieces)
  return pieces
}

function piecesOf(language: Language): readonly string[] {
  return everyText(wordsOf(firstHouse, language))
    .flatMap(([, text]) => plain(text).split(/\{\w+\}/))
    .map((piece) => piece.trim())
}

/** Sentences of another language in a text for readers of one, and gaps that were not filled in. */
export function foreignWords(text: string, language: Language): readonly string[] {
  const seen = plain(text)
  const own = saidIn(language)
  const foreign = languages
    .filter((other) => other !== language)
    .flatMap((other) => saidIn(other).filter((piece) => piece.length >= minSigns))
    .filter((piece) => seen.includes(piece) && !own.some((mine) => mine.includes(piece)))
  return [...foreign, ...(seen.match(/\{\w+\}|\bundefined\b|\bNaN\b|\[object/g) ?? [])]
}

/** Sentences of another language on a page, and other languages that the page declares. */
export async function foreignOnPage(page: Page, language: Language): Promise<readonly string[]> {
  const { lang, text } = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement
    body.querySelectorAll('[lang], script, style').forEach((part) => part.remove())
    return { lang: document.documentElement.lang, text: body.textContent }
  })
  return [...(lang === language ? [] : [`speaks ${lang}`]), ...foreignWords(text, language)]
}
