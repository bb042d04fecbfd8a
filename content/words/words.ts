import type { Absence } from '#booking/dates/away.ts'
import type { House } from '#booking/house/house.ts'
import type { Language } from '#language/languages.ts'
import { typesetAll } from '#language/typeset.ts'
import { wordsWhileAway } from './answer-promise.ts'
import { en, enPages } from './en/words.ts'
import { commonFacts, factsIn, withFacts } from './facts.ts'
import { fr, frPages } from './fr/words.ts'
import { nl, nlPages } from './nl/words.ts'
import type { FactWords, FixedWords, Words } from './shape/words.ts'

const pages: Readonly<Record<Language, FactWords>> = { nl: nlPages, fr: frPages, en: enPages }
const fixed: Readonly<Record<Language, FixedWords>> = {
  nl: told(nl, 'nl', commonFacts('nl')),
  fr: told(fr, 'fr', commonFacts('fr')),
  en: told(en, 'en', commonFacts('en')),
}

/** Every text with its facts. Authors type ordinary spaces and hyphens; here they become those of the language. */
function told<Texts>(texts: Texts, language: Language, facts: object): Texts {
  const tell = (_: string, part: unknown) =>
    typeof part === 'string' ? withFacts(part, facts) : part
  const filled: Texts = JSON.parse(JSON.stringify(texts), tell)
  return typesetAll(filled, language)
}

/** What is said in a language whatever the house tells of itself: nothing in it can grow old. */
export function wordsIn(language: Language): FixedWords {
  return fixed[language]
}

const made = new WeakMap<House, Map<Language, Words>>()

/** Everything the site says of a house in a language, made once for each. For the server: pages get their own part from their loader. */
export function wordsOf(house: House, language: Language, absence?: Absence): Words {
  const words = wordsMade(house, language)
  return absence ? wordsWhileAway(words, language, absence) : words
}

function wordsMade(house: House, language: Language): Words {
  const ofHouse = made.get(house) ?? new Map<Language, Words>()
  made.set(house, ofHouse)
  const words = ofHouse.get(language) ?? {
    ...fixed[language],
    ...told(pages[language], language, factsIn(house, language)),
  }
  ofHouse.set(language, words)
  return words
}
