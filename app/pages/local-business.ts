import type { House } from '#booking/house/house.ts'
import { internationalNumber } from '#booking/house/telephone.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import type { HeadWords } from '#content/words/parts.ts'
import { type Page, pathTo } from '#language/addresses.ts'
import type { Language } from '#language/languages.ts'

/** The data of a page for search engines (schema.org), beside its text for people. */
export type StructuredData = { readonly '@type': string } & Record<string, unknown>

export const schema = 'https://schema.org'

/**
 * The facts of the house in the head of every page, as few as possible: a browser writes the head
 * anew.
 */
export function headFacts(house: House) {
  const { business, workshops, shown, openingHours, telephone, spoken } = house
  const { name, email, address, location, serviceRadiusKm } = business
  const prices = shown.map((slug) => ofWorkshop(workshops, slug).priceCents / 100)
  const priceRange = `€${Math.min(...prices)}-€${Math.max(...prices)}`
  return {
    business: { name, email, address, location, serviceRadiusKm },
    openingHours,
    spoken,
    priceRange,
    telephone: telephone && internationalNumber(telephone, address.countryCode),
  }
}

export type PageHead = {
  readonly words: HeadWords
  readonly page: Page | 'notFound' | 'ownPage'
  /** Addresses that the owner chose. */
  readonly paths?: Readonly<Record<Language, string>>
  readonly slug?: string
  readonly language: Language
  readonly siteUrl: string
  readonly house: ReturnType<typeof headFacts>
  /** Address of the picture beside the page where it is shared. */
  readonly share: string
}

/** The farm, on every page (specification, section 3, "Structured data"). */
export function localBusiness({ siteUrl, language, house }: PageHead): StructuredData {
  const { name, email, address } = house.business
  return {
    '@context': schema,
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/#business`,
    name,
    url: siteUrl + pathTo('home', language),
    email,
    ...(house.telephone && { telephone: house.telephone }),
    image: `${siteUrl}/icon-512.png`,
    address: schemaAddress(address),
    ...placeOf(house.business),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      ...house.openingHours,
    },
    ...areaOf(house.business),
    priceRange: house.priceRange,
  }
}

type Told = PageHead['house']['business']

function placeOf({ location }: Told) {
  return location && { geo: { '@type': 'GeoCoordinates', ...location } }
}

function areaOf({ location, serviceRadiusKm }: Told) {
  return (
    location &&
    serviceRadiusKm !== null && {
      areaServed: {
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', ...location },
        geoRadius: serviceRadiusKm * 1000,
      },
    }
  )
}

export function schemaAddress({
  street,
  town,
  postalCode,
  countryCode,
}: Told['address']): StructuredData {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: town,
    postalCode,
    addressCountry: countryCode,
  }
}
