import * as v from 'valibot'
import { type CountryCode, isCountry } from './countries.ts'
import type { Business } from './house.ts'

const text = v.string()

/** The facts of the business that the owner changes, each by itself, as they are kept. */
export const businessValues = [
  v.object({ what: v.literal('name'), name: text, accountHolder: text }),
  v.object({ what: v.literal('people'), guide: text, cook: text }),
  v.object({ what: v.literal('address'), street: text, postalCode: text, town: text }),
  v.object({
    what: v.literal('location'),
    /** Null with the longitude alone. */
    latitude: v.nullable(v.number()),
    longitude: v.nullable(v.number()),
  }),
  v.object({
    what: v.literal('distances'),
    walkMinutes: v.nullable(v.number()),
    radiusKm: v.nullable(v.number()),
  }),
  v.object({ what: v.literal('country'), countryCode: v.custom<CountryCode>(isCountry) }),
  v.object({ what: v.literal('mailbox'), mailbox: text }),
  v.object({ what: v.literal('account'), iban: text, bic: text }),
  v.object({ what: v.literal('numbers'), enterpriseNumber: text, vatNumber: text }),
  v.object({ what: v.literal('social'), social: text }),
] as const

export type BusinessValue = v.InferOutput<(typeof businessValues)[number]>

const names: readonly string[] = businessValues.map(({ entries }) => entries.what.literal)

export function isOfBusiness({ what }: { readonly what: string }): boolean {
  return names.includes(what)
}

export function businessValuesOf(business: Business): readonly BusinessValue[] {
  const { name, accountHolder, people, address, location, email: mailbox, ...rest } = business
  const { iban, bic, enterpriseNumber, vatNumber, social } = rest
  const { street, postalCode, town, countryCode } = address
  const { walkFromVillageMinutes: walkMinutes, serviceRadiusKm: radiusKm } = rest
  const { latitude, longitude } = location ?? { latitude: null, longitude: null }
  return [
    { what: 'name', name, accountHolder },
    { what: 'people', ...people },
    { what: 'address', street, postalCode, town },
    { what: 'country', countryCode },
    { what: 'location', latitude, longitude },
    { what: 'distances', walkMinutes, radiusKm },
    { what: 'mailbox', mailbox },
    { what: 'account', iban, bic },
    { what: 'numbers', enterpriseNumber, vatNumber },
    { what: 'social', social },
  ]
}

export function businessWith(business: Business, value: BusinessValue): Business {
  switch (value.what) {
    case 'people':
      return { ...business, people: { guide: value.guide, cook: value.cook } }
    case 'address': {
      const { street, postalCode, town } = value
      return { ...business, address: { ...business.address, street, postalCode, town } }
    }
    case 'location': {
      const { latitude, longitude } = value
      const isKnown = latitude !== null && longitude !== null
      return { ...business, location: isKnown ? { latitude, longitude } : undefined }
    }
    case 'country': {
      const { countryCode } = value
      return { ...business, address: { ...business.address, countryCode } }
    }
    case 'distances': {
      const { walkMinutes: walkFromVillageMinutes, radiusKm: serviceRadiusKm } = value
      return { ...business, walkFromVillageMinutes, serviceRadiusKm }
    }
    case 'mailbox':
      return { ...business, email: value.mailbox }
    default: {
      const { what: _what, ...facts } = value
      return { ...business, ...facts }
    }
  }
}

/** Money and answers go there: a change takes a fresh key. */
const graveValues: readonly string[] = ['account', 'mailbox'] satisfies BusinessValue['what'][]

export function isGrave({ what }: { readonly what: string }): boolean {
  return graveValues.includes(what)
}
