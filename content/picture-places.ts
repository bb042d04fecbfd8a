import type { House } from '#booking/house/house.ts'
import type { Page } from '#language/pages.ts'
import { gallery } from './gallery.ts'
import { shownPathAt } from './words/own-page-blocks.ts'
import { workshops } from './workshops.ts'

/** Drawings that a photograph can replace, by file, and the path of their alternative text. */
const picturePlaces: Readonly<Record<string, string>> = {
  hero: 'home.hero.pictureAlt',
  ...Object.fromEntries(
    Object.keys(workshops).map((slug) => [`workshop-${slug}`, `workshop.${slug}.pictureAlt`]),
  ),
  'about-crock': 'about.crockAlt',
  'about-starters': 'about.journey.startersAlt',
  'contact-letterbox': 'contact.letterboxAlt',
  'gift-voucher': 'giftVoucher.pictureAlt',
  ...Object.fromEntries(gallery.map(({ id }) => [id, `pictures.${id}.alt`])),
}

/** Path of the alternative text of a place; undefined where there is no such place. */
export function altPathAt(place: string): string | undefined {
  if (Object.hasOwn(picturePlaces, place)) return picturePlaces[place]
  const [, slug] = /^workshop-([\w-]+)$/.exec(place) ?? []
  return slug ? `workshop.${slug}.pictureAlt` : shownPathAt(place)
}

/** `/assets/about-crock-BsX2pT0q.svg`; plain land in its place has it behind a `#`. */
export function placeAt(address: string): string | undefined {
  const [, plain] = /#([\w-]+)$/.exec(address) ?? []
  if (plain !== undefined && altPathAt(plain)) return plain
  const [, file = ''] =
    /\/(?:assets|pictures)\/(?:[\w-]+\/)*([\w-]+)\.\w+(?:[?#].*)?$/.exec(address) ?? []
  const [, made] = /^((?:workshop|page)-[\w-]+)-[\da-f]{16}-\d+$/.exec(file) ?? []
  if (made !== undefined) return made
  return Object.keys(picturePlaces).find((name) => file === name || file.startsWith(`${name}-`))
}

const seenFirst: Readonly<Record<string, Page>> = {
  hero: 'home',
  'ten-at-the-table': 'home',
  'about-crock': 'about',
  'scoring-the-loaf': 'about',
  'contact-letterbox': 'contact',
  'gift-voucher': 'giftVoucher',
}

/** Places on the pages of a house that visitors see first: the others can wait. */
export function placesSeenFirst({ shown, leftOut }: Pick<House, 'shown' | 'leftOut'>) {
  const [first = '', ...others] = Object.keys(seenFirst).filter(
    (place) => !leftOut.some((page) => page === seenFirst[place]),
  )
  return [first, ...shown.map((slug) => `workshop-${slug}`), ...others]
}

export function pageOfPlace(place: string): readonly [page: Page, slug?: string] {
  const [, slug] = /^workshop-([\w-]+)$/.exec(place) ?? []
  return slug === undefined ? [seenFirst[place] ?? 'home'] : ['workshop', slug]
}
