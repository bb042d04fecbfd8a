import { expect, it } from 'vitest'
import { pageAt, unlistedPages } from '#language/addresses.ts'
import { robotsFile, siteMap } from './documents.ts'

const site = 'https://farm.example'
const map = siteMap(site)
const entries = [...map.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
  address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
  alternates: [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, tag, href]) => `${tag} ${href}`,
  ),
}))

it('the sitemap has every public page in three languages, once', () => {
  const addresses = entries.map(({ address }) => address)
  // Nine pages of their own and three workshops.
  expect(addresses).toHaveLength(3 * (9 + 3))
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).toEqual(
    expect.arrayContaining([
      'https://farm.example/nl',
      'https://farm.example/nl/ateliers/sourdough',
      'https://farm.example/fr/confidentialite',
      'https://farm.example/en/booking',
    ]),
  )
})

it('every address in it is a page, and none that is not for search engines', () => {
  for (const { address } of entries) {
    const found = pageAt(new URL(address).pathname)
    expect(found).toBeDefined()
    expect(unlistedPages).not.toContain(found?.page)
  }
})

it('every entry names all its versions, itself included, and the Dutch one for everyone else', () => {
  for (const { address, alternates } of entries) {
    expect(alternates.map((alternate) => alternate.split(' ')[0])).toEqual([
      'nl',
      'fr',
      'en',
      'x-default',
    ])
    const hrefs = alternates.map((alternate) => alternate.split(' ')[1])
    expect(hrefs).toContain(address)
    expect(hrefs[3]).toBe(hrefs[0])
    // Whatever version one comes from, the set is the same.
    for (const href of hrefs) {
      const other = entries.find((entry) => entry.address === href)
      expect(other?.alternates).toEqual(alternates)
    }
  }
})

it('robots are told where the sitemap is, and that the functions are not for them', () => {
  const lines = robotsFile(site).trim().split('\n')
  expect(lines).toContain('Sitemap: https://farm.example/sitemap.xml')
  expect(lines).toContain('Disallow: /functions/')
  expect(robotsFile(site)).not.toMatch(/business-card|visitekaartje|email-/)
})
