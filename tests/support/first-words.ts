import { firstHouse } from '#content/first-house.ts'
import type { Words } from '#content/words/shape.ts'
import { wordsOf } from '#content/words/words.ts'
import type { Language } from '#language/languages.ts'

/** The words of the site in a language before the owner changes anything. */
export function wordsIn(language: Language): Words {
  return wordsOf(firstHouse, language)
}
