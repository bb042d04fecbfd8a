import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anySign } from '#tests/support/any-sign.ts'
import {
  addressWithoutPrefix,
  languageOf,
  pageAt,
  pathTo,
  addressInLanguage,
  translatePath,
} from './addresses.ts'
import { type Page, pages } from './pages.ts'
import { languages } from '#tests/support/first-languages.ts'

const anyPage = fc.constantFrom(...pages)
const anyLanguage = fc.constantFrom(...languages)
/** Text of one decoded segment of an address. */
const anySlug = fc
  .string({ unit: anySign, minLength: 1, maxLength: 20 })
  .filter((slug) => !['.', '..'].includes(slug))

describe('an address', () => {
  it.each([
    ['home', '/nl', '/fr', '/en'],
    ['workshops', '/nl/ateliers', '/fr/ateliers', '/en/workshops'],
    ['about', '/nl/over-ons', '/fr/a-propos', '/en/about'],
    ['gallery', '/nl/galerij', '/fr/galerie', '/en/gallery'],
    ['contact', '/nl/contact', '/fr/contact', '/en/contact'],
    ['booking', '/nl/reserveren', '/fr/reservation', '/en/booking'],
    ['faq', '/nl/veelgestelde-vragen', '/fr/faq', '/en/faq'],
    ['privacy', '/nl/privacy', '/fr/confidentialite', '/en/privacy'],
    [
      'reservationSuccess',
      '/nl/reservering-succes',
      '/fr/reservation-reussie',
      '/en/reservation-success',
    ],
    ['businessCard', '/nl/visitekaartje', '/fr/carte-visite', '/en/business-card'],
    ['emailTemplates', '/nl/email-sjablonen', '/fr/modeles-email', '/en/email-templates'],
  ] as const)('of %s is %s, %s or %s', (page, ...paths) => {
    expect(languages.map((language) => pathTo(page, language))).toEqual(paths)
  })

  it('ends with the slug of its workshop', () => {
    expect(pathTo('workshop', 'nl', 'drinks')).toBe('/nl/ateliers/drinks')
    expect(pathTo('workshop', 'en', 'sourdough')).toBe('/en/workshops/sourdough')
    expect(pathTo('workshop', 'fr', 'a/b?c#d')).toBe('/fr/ateliers/a%2Fb%3Fc%23d')
  })

  it('leads back to the page, language and slug it was made of', () => {
    fc.assert(
      fc.property(anyPage, anyLanguage, anySlug, (page, language, slug) => {
        const found = pageAt(pathTo(page, language, slug))
        expect(found).toEqual({ page, language, slug: page === 'workshop' ? slug : '' })
      }),
    )
  })

  it('exists under its own language alone', () => {
    const others = ['/nl/about', '/fr/over-ons', '/en/ateliers/drinks', '/xx/ateliers', '/NL']
    for (const path of [...others, '/ateliers', '/', '/nl/ateliers/drinks/extra']) {
      expect(pageAt(path), path).toBeUndefined()
    }
  })

  it('is Dutch when its first segment is no language of ours', () => {
    expect(['/fr/faq', '/en', '/nl/x'].map(languageOf)).toEqual(['fr', 'en', 'nl'])
    expect(['/', '/xx/ateliers', '/about', '/frx', '/%E0%A4%A'].map(languageOf)).toEqual(
      Array(5).fill('nl'),
    )
  })
})

describe('the same place in another language', () => {
  it('follows the table, for every page, slug and pair of languages', () => {
    fc.assert(
      fc.property(anyPage, anyLanguage, anyLanguage, anySlug, (page: Page, from, to, slug) => {
        const path = pathTo(page, from, slug)
        expect(translatePath(path, to)).toBe(pathTo(page, to, slug))
        expect(translatePath(translatePath(path, to), from)).toBe(path)
      }),
    )
  })

  it.each([
    ['/nl/iets/anders', '/fr/iets/anders'],
    ['/en/workshops/drinks/x', '/nl/workshops/drinks/x'],
    // `about` is English: under `nl` it is unknown and stays.
    ['/nl/about', '/fr/about'],
    // Addresses that cannot be decoded stay as written.
    ['/nl/caf%C3%A9%2Fx%3Fy', '/en/caf%C3%A9%2Fx%3Fy'],
    ['/nl/%E0%A4%A', '/en/%E0%A4%A'],
    ['/%E4%B8%AD%0D%0A', '/nl/%E4%B8%AD%0D%0A'],
  ])('keeps what it does not know: %s is %s', (path, translated) => {
    expect(translatePath(path, languageOf(translated))).toBe(translated)
  })

  it.each([
    ['/about', '/nl/over-ons'],
    ['/galerie', '/en/gallery'],
    ['/workshops/drinks', '/fr/ateliers/drinks'],
    ['/', '/fr'],
  ])('recognises a segment of any language without a prefix: %s is %s', (path, found) => {
    expect(translatePath(path, languageOf(found))).toBe(found)
  })

  it('never leaves the site, whatever path is asked', () => {
    const anyPath = fc
      .array(fc.constantFrom('/', '//', '\\', 'nl', 'de', '%2F', '%5C', '@', 'evil.example', '..'))
      .map((parts) => `/${parts.join('')}`)
    fc.assert(
      fc.property(anyPath, anyLanguage, (path, to) => {
        expect(translatePath(path, to)).toMatch(new RegExp(`^/${to}(/[^/]|$)`))
      }),
    )
  })
})

describe('an address without one of our prefixes', () => {
  it.each([
    ['/xx/ateliers', '/ateliers'],
    ['/xx', '/'],
    ['/pt-BR/about', '/about'],
    ['/zh_Hant/x/y', '/x/y'],
    ['/DE/galerij', '/galerij'],
    ['/es/%E4%B8%AD%2F', '/%E4%B8%AD%2F'],
  ])('%s bears a foreign prefix and leads to %s', (path, rest) => {
    expect(addressWithoutPrefix(path)).toMatchObject({ kind: 'unknown-prefix', rest })
  })

  it.each(['/', '/faq', '/about', '/workshops/drinks'])('%s bears none, and is a page', (path) => {
    expect(addressWithoutPrefix(path)).toEqual({ kind: 'no-prefix', rest: path, isPage: true })
  })

  it.each(['/iets', '/abc', '/d', '/de1', '/favicon.ico'])('%s bears none, and is none', (path) => {
    expect(addressWithoutPrefix(path)).toEqual({ kind: 'no-prefix', rest: path, isPage: false })
  })
})

describe('the same page in another language', () => {
  it.each([
    ['/nl/reserveren', '?workshop=sourdough', '/fr/reservation?workshop=sourdough'],
    ['/l/abc', '?done=move', '/l/fr/abc?done=move'],
    ['/l/en/abc/receipt', '', '/l/fr/abc/receipt'],
    ['/l', '?lng=en', '/l?lng=fr'],
    ['/waiting-list', '?lng=en&date=1', '/waiting-list?lng=fr&date=1'],
    ['/next-date', '', '/next-date?lng=fr'],
  ])('of %s%s is %s', (pathname, search, expected) => {
    const address = addressInLanguage({ pathname, search, hash: '#main' }, 'fr')
    expect(`${address.pathname}${address.search}`).toBe(expected)
    expect(address.hash).toBe('#main')
  })
})
