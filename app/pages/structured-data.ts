import { plainText } from '#booking/texts/notation.ts'
import { pathTo } from '#language/addresses.ts'
import type { PageHead } from '../page-request.ts'
import type { SessionView } from './session-view.ts'

/** The data of a page for search engines (schema.org), beside its text for people. */
export type StructuredData = { readonly '@type': string } & Record<string, unknown>

const schema = 'https://schema.org'

/** The farm, on every page (specification, section 3, "Structured data"). */
export function localBusiness({ siteUrl, language, house }: PageHead): StructuredData {
  const { name, email, address, location, serviceRadiusKm } = house.business
  const place = location && { '@type': 'GeoCoordinates', ...location }
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
    ...(place && { geo: place }),
    openingHoursSpecification: house.openings.map(hoursOf),
    ...(place &&
      serviceRadiusKm !== null && {
        areaServed: { '@type': 'GeoCircle', geoMidpoint: place, geoRadius: serviceRadiusKm * 1000 },
      }),
    priceRange: house.priceRange,
  }
}

const daysOfWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function hoursOf({ days, ...hours }: PageHead['house']['openings'][number]) {
  const dayOfWeek = days?.map((day) => daysOfWeek[day - 1]) ?? daysOfWeek
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, ...hours }
}

function schemaAddress(address: PageHead['house']['business']['address']): StructuredData {
  const { street: streetAddress, town: addressLocality, postalCode, countryCode } = address
  const inTown = { streetAddress, addressLocality, postalCode }
  return { '@type': 'PostalAddress', ...inTown, addressCountry: countryCode }
}

/** The last crumb is the page itself and needs no address. */
export function breadcrumbList(
  siteUrl: string,
  crumbs: readonly { readonly label: string; readonly path?: string }[],
): StructuredData {
  return {
    '@context': schema,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      ...(path === undefined ? {} : { item: siteUrl + path }),
    })),
  }
}

export function faqPage(
  questions: readonly { readonly question: string; readonly answer: string }[],
): StructuredData {
  return {
    '@context': schema,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}

export function educationEvent(
  session: SessionView,
  { siteUrl, language, house, paths }: PageHead,
  description: string,
): StructuredData {
  const url = siteUrl + (paths?.[language] ?? pathTo('workshop', language, session.workshop))
  const { name, address } = house.business
  return {
    '@context': schema,
    '@type': 'EducationEvent',
    name: session.workshopName,
    description,
    startDate: session.startsAt,
    endDate: session.endsAt,
    eventStatus: `${schema}/EventScheduled`,
    eventAttendanceMode: `${schema}/OfflineEventAttendanceMode`,
    // The languages it is taught in, not that of the page.
    inLanguage: session.taughtIn ? [session.taughtIn] : house.spoken,
    remainingAttendeeCapacity: session.left,
    location: { '@type': 'Place', name, address: schemaAddress(address) },
    organizer: { '@type': 'Organization', name, url: siteUrl },
    // Nothing is offered of a date that takes no more requests.
    ...(session.state !== 'closed' && {
      offers: {
        '@type': 'Offer',
        price: (session.priceCents / 100).toFixed(2),
        priceCurrency: 'EUR',
        availability: `${schema}/${session.left > 0 ? 'InStock' : 'SoldOut'}`,
        availabilityEnds: session.requestsCloseAt,
        url,
      },
    }),
  }
}
