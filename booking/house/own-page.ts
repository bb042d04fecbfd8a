import * as v from 'valibot'
import { segmentOf } from '#language/addresses.ts'
import { pages } from '#language/pages.ts'
import { storedTexts } from '../forms/stored-values.ts'
import { type Language, languages } from '#language/languages.ts'
import { severalValues } from './declared-value.ts'
import { foundAt, type OwnAddress, slugsOf } from './own-address.ts'
import { workshopSlug } from './slug-schema.ts'

/** Places in which the site shows an own page; only the history brings back a page that is `gone`. */
export const ownPagePlaces = ['menu', 'foot', 'aside', 'gone'] as const

export type PagePlace = (typeof ownPagePlaces)[number]

/** A page of the owner's own, with its first name in each language; its texts are own texts. */
export type AddedPage = {
  readonly place: PagePlace
  readonly name: Readonly<Record<Language, string>>
}

export const ownPageValue = severalValues('own-page', {
  stored: { page: workshopSlug, place: v.picklist(ownPagePlaces), ...storedTexts },
  keyField: 'page',
  toHouse: ({ page, place, ...name }, { ownPages }: Pick<OfPages, 'ownPages'>) => {
    return { ownPages: { ...ownPages, [page]: { place, name } } }
  },
  eachFromHouse: ({ ownPages }) =>
    Object.entries(ownPages).map(([page, { place, name }]) => ({ page, place, ...name })),
})

export function ownPageAs(page: string, { place, name }: AddedPage) {
  return { what: 'own-page', page, place, ...name } as const
}

/** A site with more pages than this is not small, and its menu is full. */
export const maxOwnPages = 12
/** The longest name for which the menu has room. */
export const maxPageNameLength = 26

type OfPages = {
  readonly ownPages: Readonly<Record<string, AddedPage>>
  readonly addresses: Readonly<Record<string, OwnAddress>>
}

export function pagesIn({ ownPages }: Pick<OfPages, 'ownPages'>, ...places: readonly PagePlace[]) {
  return Object.keys(ownPages).filter((id) => places.includes(ownPages[id]!.place))
}

export function ownPageAt(house: OfPages, slug: string, language: Language) {
  return foundAt(house, { kind: 'page', ids: pagesIn(house, 'menu', 'foot') }, { slug, language })
}

/** First segments that lead elsewhere: no own page has one of them. */
const reservedSegments: ReadonlySet<string> = new Set([
  ...languages,
  ...languages.flatMap((language) =>
    pages.map((page) => segmentOf(page, language).split('/')[0] ?? ''),
  ),
])

export function isTakenByPage(house: OfPages, slug: string, but?: string): boolean {
  const others = Object.keys(house.ownPages).filter((id) => id !== but)
  return (
    reservedSegments.has(slug) ||
    others.some((id) => slugsOf(house, { kind: 'page', id }).includes(slug))
  )
}
