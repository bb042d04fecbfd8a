import { expect, test } from 'vitest'
import { firstWorkshops } from '#content/workshops.ts'
import { business } from '#content/business.ts'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import type { DateOnFile } from '#tests/support/dates.ts'
import { everyPath, unescaped } from '#tests/support/pages.ts'
import { fileSite } from '#tests/support/worker.ts'

const siteUrl = 'https://farm.example'

const site = fileSite({ env: { SITE_URL: siteUrl } })

type Data = Record<string, unknown> & { readonly '@type': string }

async function htmlOf(path: string): Promise<string> {
  return (await fetch(site.url + path)).text()
}

function dataIn(html: string, type: string): Data[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  const all = [...scripts].map(([, json = '']) => JSON.parse(json) as Data)
  expect(all.every((data) => data['@context'] === 'https://schema.org')).toBe(true)
  return all.filter((data) => data['@type'] === type)
}

const dataOf = async (path: string, type: string) => dataIn(await htmlOf(path), type)

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

test.each([...everyPath, '/nl/nergens', '/fr/ateliers/fromage'])(
  '%s tells of the farm once: where it is, when it is open, how far guests come',
  async (path) => {
    const { street, town } = business.address
    expect(await dataOf(path, 'LocalBusiness')).toEqual([
      expect.objectContaining({
        name: business.name,
        email: business.email,
        '@id': `${siteUrl}/#business`,
        url: `${siteUrl}/${path.slice(1, 3)}`,
        address: {
          '@type': 'PostalAddress',
          streetAddress: street,
          addressLocality: town,
          postalCode: '9840',
          addressCountry: 'BE',
        },
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: week,
            opens: '09:00',
            closes: '18:00',
          },
        ],
        areaServed: {
          '@type': 'GeoCircle',
          geoMidpoint: { '@type': 'GeoCoordinates', ...business.location },
          geoRadius: 15_000,
        },
        priceRange: '€65-€95',
      }),
    ])
  },
)

test.for(languages)('a breadcrumb leads as the one on the page does, in %s', async (language) => {
  for (const [path, length] of [
    [pathTo('workshops', language), 2],
    ...firstWorkshops.map((slug) => [pathTo('workshop', language, slug), 3] as const),
  ] as const) {
    const html = await htmlOf(path)
    const { label } = wordsOf(firstHouse, language).layout.breadcrumb
    const nav = html.split(`<nav aria-label="${label}"`)[1]?.split('</nav>')[0] ?? ''
    const seen = [...nav.matchAll(/<(?:a|span)\b[^>]*>([^<]+)</g)].map(([, text = '']) =>
      unescaped(text),
    )
    const links = [...nav.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => siteUrl + href)
    const [list] = dataIn(html, 'BreadcrumbList')
    const items = list?.['itemListElement'] as { position: number; name: string; item?: string }[]
    expect(items.map(({ position }) => position)).toEqual([1, 2, 3].slice(0, length))
    expect(items.map(({ name }) => name)).toEqual(seen)
    expect(items.flatMap(({ item }) => item ?? [])).toEqual(links)
  }
})

test.for(languages)('questions are told with the page’s answers, in %s', async (language) => {
  for (const [path, count] of [
    [pathTo('faq', language), 37],
    [pathTo('workshops', language), 6],
  ] as const) {
    const html = await htmlOf(path)
    const whole = /<details\b[^>]*class="question[\s\S]*?<\/details>/g
    const plain = (text: string) => unescaped(text.replaceAll(/<!--.*?-->|<[^>]+>/g, ''))
    const seen = (html.match(whole) ?? []).map((each) => {
      const [question = '', answer = ''] = each.split('</summary>')
      return { question: plain(question), answer: plain(answer) }
    })
    const [page, ...more] = dataIn(html, 'FAQPage')
    const entities = page?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]
    const marked = entities.map(({ name, acceptedAnswer }) => ({
      question: name,
      answer: acceptedAnswer.text,
    }))
    expect(marked).toEqual(seen)
    expect(marked).toHaveLength(count)
    expect(more).toEqual([])
  }
})

/** The event of a date, from its row in `farm schedule`. */
const eventOf = (row: DateOnFile) =>
  expect.objectContaining({
    startDate: row.startsAt,
    endDate: row.endsAt,
    remainingAttendeeCapacity: row.left,
    eventStatus: 'https://schema.org/EventScheduled',
    location: expect.objectContaining({ name: business.name }),
    organizer: expect.objectContaining({ name: business.name }),
    offers: expect.objectContaining({
      '@type': 'Offer',
      price: row.workshop === 'sourdough' ? '95.00' : '65.00',
      priceCurrency: 'EUR',
      availability: `https://schema.org/${row.left > 0 ? 'InStock' : 'SoldOut'}`,
    }),
  })

test.for(languages)('each coming date is an event true to the store, in %s', async (language) => {
  const schedule = await site.farm<DateOnFile>('schedule')
  expect(schedule).toHaveLength(13)
  expect(schedule.some(({ left }) => left === 0)).toBe(true)
  const all = await dataOf(pathTo('booking', language), 'EducationEvent')
  expect(all).toEqual(schedule.map(eventOf))
  // Summer time until 26 October, winter time after.
  const offsets = all.map(({ startDate }) => String(startDate).slice(-6))
  expect(new Set(offsets)).toEqual(new Set(['+02:00', '+01:00']))
  for (const slug of firstWorkshops) {
    const events = await dataOf(pathTo('workshop', language, slug), 'EducationEvent')
    expect(events).toEqual(schedule.filter(({ workshop }) => workshop === slug).map(eventOf))
    expect(new Set(events.map(({ name }) => name))).toEqual(
      new Set([wordsOf(firstHouse, language).workshop[slug].name]),
    )
  }
})
