import { isDeepStrictEqual } from 'node:util'
import type { House } from '#booking/house/house.ts'
import { hiddenWorkshops } from '#booking/house/made-workshops.ts'
import type { WorkshopSlug } from '#booking/house/workshop-slug.ts'
import { firstHouse, isExample } from './first-house.ts'

/** Workshops that are not on the site; those `ofExample` were never another business's own. */
export function workshopsAside(house: House) {
  const aside = hiddenWorkshops(house)
  const isOfExample = (slug: WorkshopSlug) =>
    !isExample(house) && isDeepStrictEqual(house.workshops[slug], firstHouse.workshops[slug])
  return { own: aside.filter((slug) => !isOfExample(slug)), ofExample: aside.filter(isOfExample) }
}
