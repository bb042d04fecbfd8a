import { plainText } from '#booking/texts/notation.ts'
import { pathTo } from '#language/addresses.ts'
import type { SessionView } from './session-view.ts'
import { type PageHead, schemaAddress, schema, type StructuredData } from './local-business.ts'

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

/** One coming date, with what it costs and whether there is a place, true to the store. */
export function educationEvent(
  date: SessionView,
  { siteUrl, language, house, paths }: PageHead,
  description: string,
): StructuredData {
  const url = siteUrl + (paths?.[language] ?? pathTo('workshop', language, date.workshop))
  const { name, address } = house.business
  return {
    '@context': schema,
    '@type': 'EducationEvent',
    name: date.workshopName,
    description,
    startDate: date.startsAt,
    endDate: date.endsAt,
    eventStatus: `${schema}/EventScheduled`,
    eventAttendanceMode: `${schema}/OfflineEventAttendanceMode`,
    // The languages it is taught in, not that of the page.
    inLanguage: date.taughtIn ? [date.taughtIn] : house.spoken,
    remainingAttendeeCapacity: date.left,
    location: { '@type': 'Place', name, address: schemaAddress(address) },
    organizer: { '@type': 'Organization', name, url: siteUrl },
    // Nothing is offered of a date that takes no more requests.
    ...(date.state !== 'closed' && {
      offers: {
        '@type': 'Offer',
        price: (date.priceCents / 100).toFixed(2),
        priceCurrency: 'EUR',
        availability: `${schema}/${date.left > 0 ? 'InStock' : 'SoldOut'}`,
        availabilityEnds: date.requestsCloseAt,
        url,
      },
    }),
  }
}
