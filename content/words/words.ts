import type { Absence } from '#booking/dates/away.ts'
import type { House } from '#booking/house/house.ts'
import type { Terms } from '#booking/house/terms.ts'
import type { OwnTexts } from '#booking/texts/own-texts.ts'
import { keysOfList, listPath, writtenEntry } from '#booking/texts/list-order.ts'
import { keysOf } from '#language/keys-of.ts'
import type { Language } from '#language/languages.ts'
import { typesetAll } from '#language/typeset.ts'
import { wordsWhileAway } from './answer-promise.ts'
import { en } from './en/words.ts'
import { factsIn } from './facts.ts'
import { withFacts } from './with-facts.ts'
import { fr } from './fr/words.ts'
import { nl } from './nl/words.ts'
import type { AuthoredWords, Words } from './shape/words.ts'

/** Texts as authors wrote them: facts stand in braces. */
const authored: Readonly<Record<Language, AuthoredWords>> = { nl, fr, en }

type Part = keyof AuthoredWords

type Telling = {
  readonly language: Language
  readonly facts: object
  /** The owner's own texts, by path. */
  readonly own: Readonly<Record<string, string>>
  /** The owner's values for all languages: the order of lists. */
  readonly all: Readonly<Record<string, string>>
  readonly terms: Terms
}

/**
 * Every text of a part with its facts, the owner's own in place of the authors'. They type ordinary spaces and hyphens;
 * here these become those of the language.
 * @throws Error when a text of the authors names a fact that there is not
 */
function told(part: Part, { language, facts, own, all }: Telling): unknown {
  const tell = (written: string, path: string) => {
    const text = withFacts(own[path] ?? written, facts) ?? withFacts(written, facts)
    if (text !== undefined) return text
    throw new Error(`"${path}" names a fact that there is not: ${written}`)
  }
  const texts: unknown = authored[language][part]
  return typesetAll<unknown>(eachText(texts, { make: tell, all }, part), language)
}

type Making = {
  readonly make: (text: string, path: string) => string
  readonly all: Readonly<Record<string, string>>
}

/** The same tree of texts, each made anew from what it is and where it stands, `home.hero.title`; a list has the entries that the owner gave it. */
function eachText<Texts>(texts: Texts, making: Making, path = ''): Texts {
  if (typeof texts === 'string') return making.make(texts, path) as Texts
  const below = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`)
  if (Array.isArray(texts)) {
    const keys = keysOfList(making.all, path, texts.length)
    return keys.map((key) =>
      eachText(texts[writtenEntry(key)] as unknown, making, below(key)),
    ) as Texts
  }
  const parts: [string, unknown][] = Object.entries(texts as object)
  return Object.fromEntries(
    parts.map(([name, each]) => [name, eachText(each, making, below(name))]),
  ) as Texts
}

const made = new WeakMap<House, Map<Language, Words>>()

/** Everything the site says of a house in a language, made once for each. For the server: pages get their own part from their loader. */
export function wordsOf(house: House, language: Language, absence?: Absence): Words {
  const words = wordsMade(house, language)
  const { business } = words
  return absence ? { ...wordsWhileAway(words, language, absence), business } : words
}

function wordsMade(house: House, language: Language): Words {
  const ofHouse = made.get(house) ?? new Map<Language, Words>()
  made.set(house, ofHouse)
  const words = ofHouse.get(language) ?? makeWords(house, language)
  ofHouse.set(language, words)
  return words
}

/** Parts are built when they are first asked for, as a mail or a page needs only a few. */
function makeWords(house: House, language: Language): Words {
  const { [language]: own, all } = house.texts
  const telling = { language, facts: factsIn(house, language), own, all, terms: house.terms }
  const parts = keysOf(authored[language]).map((part) => {
    let known: unknown
    return [part, { get: () => (known ??= partOf(part, telling)), enumerable: true }] as const
  })
  // Facts, and no text: whoever lists the texts does not meet them.
  const business = { value: house.business }
  return Object.defineProperties({ language }, { ...Object.fromEntries(parts), business }) as Words
}

/** A fact that another house with the same terms has otherwise. */
const ofHouse = /\{(?!terms\.)\w+\./
const ofAny = new WeakMap<Terms, Map<string, unknown>>()

/** A part without facts of the house but its terms, and without own texts, is built once for all houses that have these. */
function partOf(part: Part, telling: Telling): unknown {
  const { language, own, all, terms } = telling
  const isOwn =
    keysOf(own).some((path) => path.startsWith(`${part}.`)) ||
    keysOf(all).some((path) => path.startsWith(listPath(`${part}.`)))
  if (isOwn || ofHouse.test(JSON.stringify(authored[language][part]))) return told(part, telling)
  const known = ofAny.getOrInsertComputed(terms, () => new Map())
  return known.getOrInsertComputed(`${language}.${part}`, () => told(part, telling))
}

const listed = new WeakMap<OwnTexts['all'], Map<Language, ReadonlyMap<string, string>>>()

/** Every text of a language as it was written, by its path, `home.hero.title`; an entry that the owner added has that of the entry it began as. */
export function writtenTexts(
  language: Language,
  { all }: Pick<OwnTexts, 'all'>,
): ReadonlyMap<string, string> {
  const known = listed.getOrInsertComputed(all, () => new Map())
  return known.getOrInsertComputed(language, () => listTexts(language, all))
}

function listTexts(language: Language, all: OwnTexts['all']): ReadonlyMap<string, string> {
  const list = new Map<string, string>()
  const make = (text: string, path: string) => {
    list.set(path, text)
    return text
  }
  eachText(authored[language], { make, all })
  return list
}

/** Number of entries of a list of texts in `content/`; 0 without a list. */
export function writtenList(list: string): number {
  const parts = list.split('.')
  const found = parts.reduce<unknown>(
    (at, name) => (at as Readonly<Record<string, unknown>> | undefined)?.[name],
    authored.nl,
  )
  return Array.isArray(found) ? found.length : 0
}
