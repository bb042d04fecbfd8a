import { ownAddress, workshopSlugIn } from '#booking/house/own-address.ts'
import { pagesIn } from '#booking/house/own-page.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import type { Words } from '#content/words/shape.ts'
import { ownPagePath } from '#language/addresses.ts'

/** Workshops and own pages that the header and the footer of every page lead to. */
export function linksAround({ house, language, workshopNames, ownPages: named }: Words) {
  const workshops = house.shown.map((slug) => ({
    slug: workshopSlugIn(house, slug, language),
    name: ofWorkshop(workshopNames, slug),
  }))
  const ownPages = pagesIn(house, 'menu', 'foot').map((id) => ({
    name: ofWorkshop(named, id).name,
    to: ownPagePath(ownAddress(house, { kind: 'page', id })[language], language),
    isInMenu: house.ownPages[id]?.place === 'menu',
  }))
  return { workshops, ...(ownPages.length > 0 && { ownPages }) }
}
