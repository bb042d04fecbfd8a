import * as v from 'valibot'
import { addressAs, addressName, addressValue, ownAddress } from '#booking/house/own-address.ts'
import { isTakenByPage, ownPageAs, ownPageValue, pagesIn } from '#booking/house/own-page.ts'
import { inEach } from '#language/languages.ts'
import type { Store } from '#store/store.ts'
import { readHouse } from '../house/read-house.ts'
import { oneChange } from '../office.ts'
import { addPage } from './own-pages.ts'

export const pagesFile = v.array(v.variant('what', [ownPageValue.schema, addressValue.schema]))

type PagesFile = v.InferOutput<typeof pagesFile>

export async function exportPages(store: Store): Promise<PagesFile> {
  const house = await readHouse(store)
  return pagesIn(house, 'menu', 'foot', 'aside').flatMap((id) => {
    const named = { kind: 'page', id } as const
    const address = addressAs(addressName(named), ownAddress(house, named))
    return [ownPageAs(id, house.ownPages[id]!), address]
  })
}

/** Makes the pages that the house lacks, which are off the site until the owner shows them. Resolves with their number. */
export const importPages = oneChange(async (change, values: PagesFile) => {
  const { house } = change
  let made = 0
  for (const value of values) {
    if (value.what !== 'own-page' || isTakenByPage(house, value.page)) continue
    const { what: _what, place: _place, page, ...name } = value
    const of = addressName({ kind: 'page', id: page })
    const given = values.find((each) => each.what === 'page-address' && each.of === of)
    const slugs = given?.what === 'page-address' ? given : undefined
    const address = inEach((language) => {
      const slug = slugs?.[language] || page
      return isTakenByPage(house, slug) ? page : slug
    })
    await addPage(change, { page, name, address })
    made += 1
  }
  return made
})
