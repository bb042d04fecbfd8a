import * as v from 'valibot'
import { inEach, type Language } from '#language/languages.ts'
import { storedTexts } from '../forms/stored-values.ts'
import { severalValues } from './declared-value.ts'
import { workshopSlug } from './slug-schema.ts'
import { maxSlugLength, slugPattern } from './workshop-slug.ts'

export type WithOwnAddress = 'page' | 'workshop'

/** The slugs of one page in each language; its earlier slugs lead on to them. */
export type OwnAddress = Readonly<Record<Language, string>> & { readonly former: readonly string[] }

export const addressValue = severalValues('page-address', {
  stored: { of: v.string(), ...storedTexts, former: v.array(workshopSlug) },
  keyField: 'of',
  toHouse: ({ of, ...address }, { addresses }: OfAddresses) => {
    return { addresses: { ...addresses, [of]: address } }
  },
  eachFromHouse: ({ addresses }) =>
    Object.keys(addresses).map((of) => addressAs(of, addresses[of]!)),
})

export function addressAs(of: string, { former, ...slugs }: OwnAddress) {
  return { what: 'page-address' as const, of, ...slugs, former: [...former] }
}

type OfAddresses = { readonly addresses: Readonly<Record<string, OwnAddress>> }
export type AddressOwner = { readonly kind: WithOwnAddress; readonly id: string }

export function addressName({ kind, id }: AddressOwner): string {
  return `${kind}-${id}`
}

export function ownAddress({ addresses }: OfAddresses, named: AddressOwner): OwnAddress {
  const { id } = named
  const address = addresses[addressName(named)]
  // A language that the site took on later has the id as its slug for now.
  return { ...inEach((language) => address?.[language] || id), former: address?.former ?? [] }
}

export function slugsOf(house: OfAddresses, named: AddressOwner): readonly string[] {
  const { former, ...slugs } = ownAddress(house, named)
  return [...new Set([...Object.values(slugs), ...former, named.id])]
}

/** The page at a slug; `isOwn` is false of a slug that only leads on to the page's present address. */
export function foundAt(
  house: OfAddresses,
  { kind, ids }: { readonly kind: WithOwnAddress; readonly ids: readonly string[] },
  { slug, language }: { readonly slug: string; readonly language: Language },
): { readonly id: string; readonly isOwn: boolean } | undefined {
  const current = ids.find((id) => ownAddress(house, { kind, id })[language] === slug)
  const id = current ?? ids.find((each) => slugsOf(house, { kind, id: each }).includes(slug))
  return id === undefined ? undefined : { id, isOwn: current !== undefined }
}

/** A slug for a name that is not taken: "Oesters openen" becomes `oesters-openen`. */
export function slugFor(name: string, isTaken: (slug: string) => boolean, noun: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength - 3)
    .replaceAll(/^-|-$/g, '')
  const first = slugPattern.test(plain) ? plain : `${noun}-${plain}`.replace(/-$/, '')
  const numbered = Array.from({ length: 99 }, (_, i) => `${first}-${i + 2}`)
  return [first, ...numbered].find((slug) => !isTaken(slug)) ?? first
}

type OfWorkshops = OfAddresses & { readonly shown: readonly string[] }

export function workshopAtSlug(house: OfWorkshops, slug: string, language: Language) {
  return foundAt(house, { kind: 'workshop', ids: house.shown }, { slug, language })
}

export function workshopSlugIn(house: OfAddresses, id: string, language: Language): string {
  return ownAddress(house, { kind: 'workshop', id })[language]
}
