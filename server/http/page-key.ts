import type { House } from '#booking/house/house.ts'
import { workshopAtSlug } from '#booking/house/own-address.ts'
import { ownPageAt } from '#booking/house/own-page.ts'
import { ownSlugIn, pageAt, pathTo } from '#language/addresses.ts'
import type { Page } from '#language/pages.ts'
import type { Language } from '#language/languages.ts'

/** Parameters that a page reads; others (a counter's mark, a stranger's `?x=1`) make no other page. */
export const pageParameters: Readonly<Partial<Record<Page, readonly string[]>>> = {
  booking: ['workshopType', 'preferredDate'],
  workshop: ['month'],
  reservationSuccess: ['id', 'held'],
}

const dataEnding = '.data'

/** The one spelling of thousands under which an answer is kept; undefined where it is for one. */
export function cacheKeyOf(
  { pathname, searchParams }: URL,
  house: Pick<House, 'shown' | 'ownPages' | 'addresses' | 'leftOut'>,
): string | undefined {
  const isData = isDataAddress(pathname)
  const path = isData ? pathname.slice(0, -dataEnding.length) : pathname
  const slug = ownSlugIn(path)
  const isOwn = slug !== undefined && ownPageAt(house, slug.slug, slug.language)?.isOwn === true
  // The page is shown where the site has none of its own.
  if (isOwn) return partsAsked({ pathname, isData, searchParams }, slug.language, 'notFound')
  const found = pageAt(path)
  if (!found || pathTo(found.page, found.language, found.slug) !== path) return undefined
  if (found.page === 'workshop' && !workshopAtSlug(house, found.slug, found.language)?.isOwn)
    return undefined
  if (house.leftOut.some((page) => page === found.page)) return undefined
  if (pageParameters[found.page]?.some((name) => searchParams.has(name))) return undefined
  return partsAsked({ pathname, isData, searchParams }, found.language, found.page)
}

type AskedPage = Pick<URL, 'pathname' | 'searchParams'> & { readonly isData: boolean }

function partsAsked(
  { pathname, isData, searchParams }: AskedPage,
  language: Language,
  page: Page | 'notFound',
): string | undefined {
  const routes = searchParams.get('_routes')
  if (!isData || !routes) return pathname
  const ids = ['root', language, `${language}.${page}`]
  const parts = routes.split(',')
  const pageIds = ids.filter((id) => parts.includes(id))
  return pageIds.length > 0 ? `${pathname}?_routes=${pageIds.join(',')}` : undefined
}

export function isDataAddress(pathname: string): boolean {
  return pathname.endsWith(dataEnding)
}
