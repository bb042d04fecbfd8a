import { madeWorkshops } from '#booking/house/made-workshops.ts'
import { pagesIn } from '#booking/house/own-page.ts'
import type { House } from '#booking/house/house.ts'
import type { WorkshopSlug } from '#booking/house/workshop-slug.ts'
import { isAdded, keysOfList, writtenEntry } from '#booking/texts/list-order.ts'
import type { OwnTexts } from '#booking/texts/own-texts.ts'
import { perLanguage } from '#language/kept-format.ts'
import { defaultLanguage, type Language, rulesOf } from '#language/languages.ts'
import { newOwnPage } from './own-page-blocks.ts'
import { packOf } from './packs.ts'
import type { WorkshopWords } from './parts.ts'
import type { AuthoredWords } from './shape.ts'

/** Texts as authors wrote them: facts stand in braces. Parts stand in the order of the Dutch list. */
const authoredIn = perLanguage((language): AuthoredWords => {
  const { words } = packOf(language)
  return {
    ...packOf(defaultLanguage).words,
    ...words,
    brokenPage: rulesOf(language).brokenPage,
  }
})

/** Texts of `content/`, with those of the workshops that the owner made. */
export function writtenFor(house: OfWorkshops, language: Language): AuthoredWords {
  const words = authoredIn(language)
  const made = madeWorkshops(house).map(([slug]) => [slug, wordsOfNew(slug, language)] as const)
  const pages = pagesIn(house, 'menu', 'foot', 'aside')
  if (made.length === 0 && pages.length === 0) return words
  const each = <Text>(make: (of: WorkshopWords) => Text) =>
    Object.fromEntries(made.map(([slug, of]) => [slug, make(of)]))
  const { general, ...tabs } = words.faq.tabs
  return {
    ...words,
    ownPages: Object.fromEntries(pages.map((id) => [id, newOwnPage(id)])),
    workshopNames: { ...words.workshopNames, ...each(({ name }) => name) },
    workshop: { ...words.workshop, ...each((of) => of) },
    faq: {
      ...words.faq,
      tabs: {
        ...tabs,
        ...each(({ name }) => ({ label: name, questions: [unwritten] })),
        general,
      },
    },
  }
}

const unwritten = { question: '', answer: '' }

/** The facts of a workshop stand in its words as `{workshop.price}`. */
function wordsOfNew(slug: WorkshopSlug, language: Language): WorkshopWords {
  const make = (text: string) => text.replaceAll('{workshop.', `{workshops.${slug}.`)
  return eachText(packOf(language).newWorkshop, { make, all: {} })
}

type Making = {
  readonly make: (text: string, path: string) => string
  readonly all: Readonly<Record<string, string>>
}

/**
 * The same tree of texts, each made anew from its text and its path (`home.hero.title`); lists have
 * the entries that the owner gave them.
 */
export function eachText<Texts>(texts: Texts, making: Making, path = ''): Texts {
  if (typeof texts === 'string') return making.make(texts, path) as Texts
  const below = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`)
  if (Array.isArray(texts)) {
    return keysOfList(making.all, path, texts.length).map((key) =>
      eachText(texts[writtenEntry(key)] as unknown, making, below(key)),
    ) as Texts
  }
  const parts: [string, unknown][] = Object.entries(texts as object)
  return Object.fromEntries(
    parts.map(([name, each]) => [name, eachText(each, making, below(name))]),
  ) as Texts
}

type OfWorkshops = Pick<House, 'workshops' | 'ownPages'>
type OfTexts = OfWorkshops & { readonly texts: Pick<OwnTexts, 'all'> }

type Listed = Map<Language, ReadonlyMap<string, string>>

const listed = new WeakMap<object, WeakMap<object, WeakMap<object, Listed>>>()

/**
 * Every written text of a language by its path (`home.hero.title`); an entry that the owner added
 * has the text of the entry that it was copied from.
 */
export function writtenTexts(
  language: Language,
  { workshops, ownPages, texts: { all } }: OfTexts,
): ReadonlyMap<string, string> {
  const ofTexts = listed.getOrInsertComputed(all, () => new WeakMap())
  const ofWorkshops = ofTexts.getOrInsertComputed(workshops, () => new WeakMap())
  const known = ofWorkshops.getOrInsertComputed(ownPages, () => new Map())
  return known.getOrInsertComputed(language, () =>
    listTexts(writtenFor({ workshops, ownPages }, language), all),
  )
}

function listTexts(written: AuthoredWords, all: OwnTexts['all']): ReadonlyMap<string, string> {
  const list = new Map<string, string>()
  const make = (text: string, path: string) => {
    list.set(path, text)
    return text
  }
  eachText(written, { make, all })
  return list
}

/**
 * The text of a house at a path: the owner's own, or else the written one; empty in an added entry that nobody wrote,
 * undefined where there is none.
 */
export function presentText(house: House, language: Language, path: string): string | undefined {
  const written = writtenTexts(language, house).get(path)
  return house.texts[language][path] ?? (written !== undefined && isAdded(path) ? '' : written)
}

/** Number of entries of a list of texts before the owner changes it; 0 without a list. */
export function writtenList(house: OfWorkshops, list: string): number {
  const parts = list.split('.')
  const found = parts.reduce<unknown>(
    (at, name) => (at as Readonly<Record<string, unknown>> | undefined)?.[name],
    writtenFor(house, defaultLanguage),
  )
  return Array.isArray(found) ? found.length : 0
}
