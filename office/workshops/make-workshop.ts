import type { NewWorkshop } from '#booking/house/new-workshop-form.ts'
import { valuesToMake } from '#booking/house/workshop-value.ts'
import { isTakenByWorkshop } from '#booking/house/made-workshops.ts'
import { slugFor } from '#booking/house/own-address.ts'
import { type WorkshopSlug } from '#booking/house/workshop-slug.ts'
import { wordsOf } from '#content/words/words.ts'
import { firstOf, inEach } from '#language/languages.ts'
import { recordHouseChanges } from '../house/change-house.ts'
import { oneChange } from '../office.ts'
import { saveAddress } from '../texts/own-pages.ts'

export type WorkshopMade =
  | { readonly kind: 'made'; readonly slug: WorkshopSlug }
  /** Another workshop has that name in the first language. */
  | { readonly kind: 'named-before' }

/** Makes a workshop that the site does not show yet: its texts, its picture and its dates can come first. */
export const makeWorkshop = oneChange(async (change, given: NewWorkshop): Promise<WorkshopMade> => {
  const first = firstOf(change.house)
  const name = given.made.name[first]
  const names = Object.values(wordsOf(change.house, first).workshopNames)
  if (names.some((known) => known.toLowerCase() === name.toLowerCase())) {
    return { kind: 'named-before' }
  }
  const isTaken = (slug: string) => isTakenByWorkshop(change.house, slug)
  const address = inEach((language) => slugFor(given.made.name[language], isTaken, 'workshop'))
  const slug = address[first]
  await recordHouseChanges(change, valuesToMake(slug, given))
  await saveAddress(change, { kind: 'workshop', id: slug, ...address, former: [] })
  return { kind: 'made', slug }
})
