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

/** As authors wrote them: facts stand in braces. */
const authored: Readonly<Record<Language, readonly [FixedWords, FactWords]>> = {
  nl: [nl, nlPages],
  fr: [fr, frPages],
  en: [en, enPages],
}
const fixed: Readonly<Record<Language, FixedWords>> = {
  nl: told(nl, { language: 'nl', facts: commonFacts('nl') }),
  fr: told(fr, { language: 'fr', facts: commonFacts('fr') }),
  en: told(en, { language: 'en', facts: commonFacts('en') }),
}

type Telling = {
  readonly language: Language
  readonly facts: object
  /** The owner's own texts, by path. */
  readonly own?: Readonly<Record<string, string>>
}

/**
 * Every text with its facts, the owner's own in place of the authors'. They type ordinary spaces and hyphens;
 * here these become those of the language.
 * @throws Error when a text of the authors names a fact that there is not
 */
function told<Texts>(texts: Texts, { language, facts, own = {} }: Telling): Texts {
  return typesetAll(
    eachText(texts, (written, path) => {
      const text = withFacts(own[path] ?? written, facts) ?? withFacts(written, facts)
      if (text !== undefined) return text
      throw new Error(`"${path}" names a fact that there is not: ${written}`)
    }),
    language,
  )
}

/** The same tree of texts, each made anew from what it is and where it stands: `home.hero.title`. */
function eachText<Texts>(
  texts: Texts,
  make: (text: string, path: string) => string,
  path = '',
): Texts {
  if (typeof texts === 'string') return make(texts, path) as Texts
  const below = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`)
  if (Array.isArray(texts)) {
    return texts.map((each: unknown, i) => eachText(each, make, below(i))) as Texts
  }
  const parts: [string, unknown][] = Object.entries(texts as object)
  return Object.fromEntries(
    parts.map(([name, each]) => [name, eachText(each, make, below(name))]),
  ) as Texts
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
  const words = ofHouse.get(language) ?? makeWords(house, language)
  ofHouse.set(language, words)
  return words
}

function makeWords(house: House, language: Language): Words {
  const own = house.texts[language]
  const [ofAll, ofHouse] = authored[language]
  const facts = factsIn(house, language)
  const isOwn = Object.keys(own).length > 0
  return {
    ...(isOwn ? told(ofAll, { language, facts, own }) : fixed[language]),
    ...told(ofHouse, { language, facts, own }),
  }
}

const lists = new Map<Language, ReadonlyMap<string, string>>()

/** Every text of a language as it was written, by its path: `home.hero.title`. */
export function writtenTexts(language: Language): ReadonlyMap<string, string> {
  const known = lists.get(language)
  if (known) return known
  const list = new Map<string, string>()
  const keep = (text: string, path: string) => {
    list.set(path, text)
    return text
  }
  for (const part of authored[language]) eachText(part, keep)
  lists.set(language, list)
  return list
}
