import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages } from '#tests/support/first-languages.ts'
import { pathTo } from '#language/addresses.ts'
import { inEach } from '#language/languages.ts'
import { type OptionalPage, pages } from '#language/pages.ts'
import { cacheKeyOf, pageParameters } from './page-key.ts'

const slugs = { nl: 'het-huis', fr: 'la-maison' }
const keptAs = (address: string, leftOut: readonly OptionalPage[] = []) =>
  cacheKeyOf(new URL(address, 'http://farm.example'), {
    shown: ['drinks'],
    leftOut,
    ownPages: { house: { place: 'foot', name: inEach(() => '') } },
    addresses: { 'page-house': { ...inEach(() => 'house'), ...slugs, former: [] } },
  })

it('a page of the owner’s own is kept under its address, and under no former one', () => {
  expect(keptAs('/nl/het-huis?x=1')).toBe('/nl/het-huis')
  expect(keptAs('/fr/la-maison.data?_routes=fr.notFound,x')).toBe(
    '/fr/la-maison.data?_routes=fr.notFound',
  )
  for (const path of ['/fr/het-huis', '/fr/house', '/nl/other'])
    expect(keptAs(path)).toBe(undefined)
})

it('every page is kept under its own address, in each language', () => {
  for (const language of languages) {
    for (const page of pages) {
      const path = pathTo(page, language, page === 'workshop' ? 'drinks' : '')
      expect(keptAs(path)).toBe(path)
      expect(keptAs(`${path}.data`)).toBe(`${path}.data`)
    }
  }
  expect(keptAs('/nl/galerij', ['gallery'])).toBe(undefined)
})

it.each([
  // A query that no page reads makes no other page.
  ['/nl?x=1', '/nl'],
  ['/nl/contact?utm_source=a&fbclid=b', '/nl/contact'],
  ['/en/email-templates.data?x=2', '/en/email-templates.data'],
  ['/nl/reserveren?month=2025-10', '/nl/reserveren'],
  // A page that reads its query is for one visitor.
  ['/nl/reserveren?workshopType=drinks', undefined],
  ['/nl/reserveren.data?preferredDate=', undefined],
  ['/fr/ateliers/drinks?x=1&month=2025-10', undefined],
  ['/en/reservation-success?id=1', undefined],
  ['/en/reservation-success.data?held=no', undefined],
  // Parts that the router's scripts ask for, as many as there are, however they are written.
  ['/nl/contact.data?_routes=nl.contact,x,root', '/nl/contact.data?_routes=root,nl.contact'],
  ['/nl/contact.data?_routes=root%2Cnl.contact&y=1', '/nl/contact.data?_routes=root,nl.contact'],
  ['/nl/contact.data?_routes=fr.contact', undefined],
  ['/nl/contact?_routes=fr.contact', '/nl/contact'],
  // Other spellings, and what is not there.
  ['/nl/contact/', undefined],
  ['/nl/%63ontact', undefined],
  ['/nl/CONTACT', undefined],
  ['/nl/ateliers/cheese', undefined],
  ['/nl/ateliers/drinks.data.data', undefined],
  ['/nl/nowhere', undefined],
  ['/contact', undefined],
])('%s is kept as %s', (address, kept) => {
  expect(keptAs(address)).toBe(kept)
})

it('no page reads a parameter that is not named here', () => {
  const files = globSync('app/**/*.{ts,tsx}', { cwd: `${import.meta.dirname}/../..` })
  const texts = files.map((file) => readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8'))
  const read = texts.flatMap((text) =>
    [...text.matchAll(/(?:searchParams|query)\.(?:get|has|getAll)\(\s*'(\w+)'/g)].map(
      ([, name]) => name,
    ),
  )
  expect(new Set(read)).toEqual(new Set(Object.values(pageParameters).flat()))
})
