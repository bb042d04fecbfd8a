import type { ReactNode } from 'react'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { type Language, languages } from '#language/languages.ts'
import type { Example } from '../ui/examples.ts'

/** A part in the words that the site has for it, once for each language. */
export function inEachLanguage(
  part: (words: ReturnType<typeof wordsOf>, language: Language) => ReactNode,
  look?: Pick<Example, 'ground' | 'room'>,
): Example[] {
  return languages.map((language) => ({
    state: language,
    language,
    ...look,
    part: part(wordsOf(firstHouse, language), language),
  }))
}
