import type { Absence } from '#booking/dates/away.ts'
import type { House } from '#booking/house/house.ts'
import { printedBusiness } from '#booking/house/town.ts'
import { mailMark } from '#booking/look/own-mark.ts'
import type { Terms } from '#booking/house/terms.ts'
import { isAdded, listPath } from '#booking/texts/list-order.ts'
import { keysOf } from '#language/keys-of.ts'
import type { Language } from '#language/languages.ts'
import { typesetAll } from '#language/typeset.ts'
import { wordsWhileAway } from './answer-promise.ts'
import { factsIn } from './facts.ts'
import { refundLines } from './terms-sentences.ts'
import { withFacts } from './with-facts.ts'
import type { AuthoredWords, Words } from './shape.ts'
import { eachText, writtenFor } from './written-texts.ts'

type Part = keyof AuthoredWords

type Telling = {
  readonly language: Language
  readonly written: AuthoredWords
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
function wordsOfPart(part: Part, { language, written: words, facts, own, all }: Telling): unknown {
  const tell = (written: string, path: string) => {
    const first = isAdded(path) ? '' : written
    const text = withFacts(own[path] ?? first, facts) ?? withFacts(first, facts)
    if (text !== undefined) return text
    throw new Error(`"${path}" names a fact that there is not: ${written}`)
  }
  const texts: unknown = words[part]
  // The entries of such a page keep their places, as each is known by its key.
  const whole = eachText(texts, { make: tell, all }, part)
  return typesetAll<unknown>(part === 'ownPages' ? whole : withoutUnwritten(whole), language)
}

const made = new WeakMap<House, Map<Language, Words>>()

/** Everything the site says of a house in a language, made once for each. For the server: pages get their own part from their loader. */
export function wordsOf(house: House, language: Language, absence?: Absence): Words {
  const words = made
    .getOrInsertComputed(house, () => new Map())
    .getOrInsertComputed(language, () => makeWords(house, language))
  return absence
    ? { ...wordsWhileAway(words, language, absence), ...toldBeside(house, language) }
    : words
}

/** Facts of the house that pages and mails tell without a text. */
function toldBeside(
  house: House,
  language: Language,
): Omit<Words, keyof AuthoredWords | 'language'> {
  return {
    house,
    business: printedBusiness(house.business),
    shown: house.shown,
    hasJar: house.look.jar,
    mailMark: mailMark(house),
    spoken: house.spoken,
    leftOut: house.leftOut,
    refundLines: refundLines(house.terms, language),
  }
}

/** Parts are built when they are first asked for, as a mail or a page needs only a few. */
function makeWords(house: House, language: Language): Words {
  // The program may have lost a guest's language.
  const { [language]: own = {}, all } = house.texts
  const written = writtenFor(house, language)
  const telling = {
    language,
    written,
    facts: factsIn(house, language),
    own,
    all,
    terms: house.terms,
  }
  const parts = keysOf(written).map((part) => {
    let known: unknown
    return [part, { get: () => (known ??= partOf(part, telling)), enumerable: true }] as const
  })
  // Facts are not enumerable: a list of the texts has none.
  const facts = Object.entries(toldBeside(house, language)).map(
    ([name, value]) => [name, { value }] as const,
  )
  return Object.defineProperties(
    { language },
    {
      ...Object.fromEntries(parts),
      ...Object.fromEntries(facts),
    },
  ) as Words
}

/** A fact that two houses with the same terms may differ in. */
const ofHouse = /\{(?!terms\.)\w+\./
const ofAny = new WeakMap<Terms, Map<string, unknown>>()

/**
 * A part without own texts, whose only facts are terms, is built once for all houses with these
 * terms.
 */
function partOf(part: Part, telling: Telling): unknown {
  const { language, written, own, all, terms } = telling
  const isOwn =
    keysOf(own).some((path) => path.startsWith(`${part}.`)) ||
    keysOf(all).some((path) => path.startsWith(listPath(`${part}.`)))
  if (isOwn || ofHouse.test(JSON.stringify(written[part]))) return wordsOfPart(part, telling)
  const known = ofAny.getOrInsertComputed(terms, () => new Map())
  return known.getOrInsertComputed(`${language}.${part}`, () => wordsOfPart(part, telling))
}

/** The same texts without list entries that are still empty, as many of a new workshop are. */
function withoutUnwritten(texts: unknown): unknown {
  if (Array.isArray(texts))
    return texts.filter((entry) => !saysNothing(entry)).map(withoutUnwritten)
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(
    Object.entries(texts).map(([name, each]) => [name, withoutUnwritten(each)]),
  )
}

function saysNothing(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return entry === ''
  return Object.values(entry).includes('')
}
