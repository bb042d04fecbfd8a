import type { Absence } from '#booking/dates/away.ts'
import type { House } from '#booking/house/house.ts'
import type { Language } from '#language/languages.ts'
import { typesetAll } from '#language/typeset.ts'
import { wordsWhileAway } from './answer-promise.ts'
import { en, enWith } from './en/words.ts'
import { type Facts, factsIn } from './facts.ts'
import { fr, frWith } from './fr/words.ts'
import { nl, nlWith } from './nl/words.ts'
import type { FactWords, FixedWords, Words } from './shape/words.ts'

/** Authors type ordinary spaces and hyphens; here they become those of the language. */
const fixed: Readonly<Record<Language, FixedWords>> = {
  nl: typesetAll(nl, 'nl'),
  fr: typesetAll(fr, 'fr'),
  en: typesetAll(en, 'en'),
}
const withFacts: Readonly<Record<Language, (facts: Facts) => FactWords>> = {
  nl: nlWith,
  fr: frWith,
  en: enWith,
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
    ...typesetAll(withFacts[language](factsIn(house, language)), language),
  }
  ofHouse.set(language, words)
  return words
}
