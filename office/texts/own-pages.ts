import { isTakenByWorkshop } from '#booking/house/made-workshops.ts'
import {
  addressAs,
  type AddressOwner,
  type OwnAddress,
  addressName,
  ownAddress,
  slugFor,
  slugsOf,
} from '#booking/house/own-address.ts'
import {
  type AddedPage,
  isTakenByPage,
  maxOwnPages,
  ownPageAs,
  pagesIn,
  type PagePlace,
} from '#booking/house/own-page.ts'
import { firstOf, inEach, type Language, languages } from '#language/languages.ts'
import { changeValues, recordHouseChanges } from '../house/change-house.ts'
import { type Change, oneChange } from '../office.ts'

type EachLanguage = Readonly<Record<Language, string>>

export type PageMade =
  | { readonly kind: 'made'; readonly page: string }
  | { readonly kind: 'too-many'; readonly most: number }

/** Makes a page that the site does not show yet, once of the same names; its addresses are made of them. */
export const makePage = oneChange(async (change, name: EachLanguage): Promise<PageMade> => {
  const { house } = change
  const made = pagesIn(house, 'aside').find((id) => hasName(house.ownPages[id], name))
  if (made !== undefined) return { kind: 'made', page: made }
  if (pagesIn(house, 'menu', 'foot', 'aside').length >= maxOwnPages) {
    return { kind: 'too-many', most: maxOwnPages }
  }
  const isTaken = (slug: string) => isTakenByPage(house, slug)
  const address = inEach((language) => slugFor(name[language], isTaken, 'page'))
  const page = address[firstOf(house)]
  await addPage(change, { page, name, address })
  return { kind: 'made', page }
})

function hasName(page: AddedPage | undefined, name: EachLanguage): boolean {
  return languages.every((language) => page?.name[language] === name[language])
}

type NewPage = {
  readonly page: string
  readonly name: EachLanguage
  readonly address: EachLanguage
}

export async function addPage(change: Change, { page, name, address }: NewPage): Promise<void> {
  const before = ownPageAs(page, { place: 'gone', name })
  await recordHouseChanges(change, [{ before, after: ownPageAs(page, { place: 'aside', name }) }])
  await saveAddress(change, { kind: 'page', id: page, ...address, former: [] })
}

export async function saveAddress(
  change: Change,
  { kind, id, ...address }: AddressOwner & OwnAddress,
): Promise<void> {
  const of = addressName({ kind, id })
  const before = addressAs(of, ownAddress(change.house, { kind, id }))
  await recordHouseChanges(change, [{ before, after: addressAs(of, address) }])
}

/** Shows a page in the menu or the foot, once something on it is published, or takes it from the site. */
export const placePage = oneChange(
  async (change, { page, place }: { readonly page: string; readonly place: PagePlace }) => {
    const found = change.house.ownPages[page]
    const isText = (path: string) => path.startsWith(`ownPages.${page}.`)
    const isEmpty = !languages.some((one) => Object.keys(change.house.texts[one]).some(isText))
    const isShown = (at: PagePlace) => at === 'menu' || at === 'foot'
    if (!found || (isEmpty && isShown(place) && !isShown(found.place))) return false
    await changeValues(change, [ownPageAs(page, { ...found, place })])
    return true
  },
)

export type AddressChanged =
  | { readonly kind: 'changed' | 'unchanged' }
  /** Another page has, or had, that address. */
  | { readonly kind: 'taken'; readonly languages: readonly Language[] }

/** Gives a page other slugs; an empty one changes nothing. Earlier slugs lead on to the new ones. */
export const changeAddress = oneChange(
  async (
    change,
    { kind, id, slugs }: AddressOwner & { readonly slugs: EachLanguage },
  ): Promise<AddressChanged> => {
    const { house } = change
    const before = ownAddress(house, { kind, id })
    const isTaken = kind === 'page' ? isTakenByPage : isTakenByWorkshop
    const taken = languages.filter((one) => slugs[one] !== '' && isTaken(house, slugs[one], id))
    if (taken.length > 0) return { kind: 'taken', languages: taken }
    const after = inEach((language) => slugs[language] || before[language])
    if (languages.every((one) => before[one] === after[one])) return { kind: 'unchanged' }
    const now = Object.values(after)
    const former = slugsOf(house, { kind, id }).filter((slug) => !now.includes(slug))
    await saveAddress(change, { kind, id, ...after, former })
    return { kind: 'changed' }
  },
)
