import type { Language } from '#language/languages.ts'
import { en } from './en/words.ts'
import { fr } from './fr/words.ts'
import { nl } from './nl/words.ts'
import type { Words } from './shape/words.ts'

const words: Readonly<Record<Language, Words>> = { nl, fr, en }

/** Everything the site says in a language. For the server: pages get their own part from their loader. */
export function wordsIn(language: Language): Words {
  return words[language]
}
