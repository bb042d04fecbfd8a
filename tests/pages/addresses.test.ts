import { describe, expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { tags, textOf, unescaped } from '#tests/support/pages.ts'
import { quietSite } from '#tests/support/worker.ts'

const site = quietSite()

async function get(path: string) {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  const location = response.headers.get('location')
  return { status: response.status, location, html: await response.text(), response }
}

describe.each(languages)('under /%s', (language) => {
  test.each(['nowhere', 'home/nowhere', '%E2%82%AC', '%E0%A4%A', '<script>', '..%2f..%2fetc'])(
    'the path %s is not found',
    async (rest) => {
      const { status, html } = await get(`/${language}/${rest}`)
      expect(status).toBe(404)
      const { title, text, link } = wordsIn(language).notFound
      expect(textOf(html, 'h1')).toBe(title)
      expect(unescaped(html)).toContain(text)
      const main = html.slice(html.indexOf('<main'))
      expect(tags(main, 'a')[0]?.['href']).toBe(pathTo('home', language))
      expect(textOf(main, 'a')).toBe(link)
      expect(html).toContain('noindex')
      expect(html).not.toMatch(/canonical|hreflang="x-default"|og:url/i)
    },
  )

  test('only the segments of that language exist', async () => {
    const others = { nl: 'workshops', fr: 'booking', en: 'ateliers' }
    expect((await get(`/${language}/${others[language]}`)).status).toBe(404)
    expect((await get(`/${language}/CONTACT`)).status).toBe(404)
    expect((await get(`/${language}/contact`)).status).toBe(200)
  })

  test('a workshop that does not exist says so and leads to those that do', async () => {
    const { status, html } = await get(pathTo('workshop', language, 'cheese'))
    expect(status).toBe(404)
    const { unknown } = wordsIn(language).workshopPage
    expect(unescaped(html)).toContain(unknown.text)
    const main = html.slice(html.indexOf('<main'))
    expect(tags(main, 'a')[0]?.['href']).toBe(pathTo('workshops', language))
  })
})

test('the not-found page says in English what the specification says', async () => {
  const { html } = await get('/en/nowhere')
  expect(textOf(html, 'h1')).toBe('Page Not Found')
  expect(unescaped(html)).toContain(
    "The page you're looking for doesn't exist or has been moved. Let's get you back on track.",
  )
  expect(unescaped(html)).toContain('Back to Home')
  const workshop = await get('/en/workshops/cheese')
  expect(unescaped(workshop.html)).toContain("The workshop you're looking for doesn't exist.")
})

// Every case of both rules stands in `server/http/language-redirect.test.ts`.
test.each([
  [200, '/', '/nl', '/fr', '/en'],
  [200, '/workshops/drinks', '/nl/ateliers/drinks', '/fr/ateliers/drinks', '/en/workshops/drinks'],
  // An address that leads nowhere is answered with 404 at once: not only a browser reads it.
  [404, '/nowhere/at-all', '/nl/nowhere/at-all', '/fr/nowhere/at-all', '/en/nowhere/at-all'],
  [404, '/nothing.ico', '/nl/nothing.ico', '/fr/nothing.ico', '/en/nothing.ico'],
])(
  'the status is %i, and %s becomes the same page in the stored language, Dutch without one',
  async (answered, path, nl, fr, en) => {
    const { status, html, response } = await get(`${path}?a=1&b=%22%3E`)
    expect(status).toBe(answered)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(html).toContain('location.replace(')
    const targets = JSON.parse(/const to = (.*)/.exec(html)?.[1] ?? '')
    expect(targets).toEqual({ nl, fr, en })
    const noscript = textOf(html.replaceAll('<meta http', '<p http'), 'noscript')
    expect(noscript).toBe('')
    const refresh = tags(html, 'meta').find((meta) => meta['http-equiv'] === 'refresh')
    expect(refresh?.['content']).toBe(`0;url=${nl}?a=1&b=%22%3E`)
  },
)

test.each([
  ['/pt-br/ateliers/drinks?a=1', '/nl/ateliers/drinks?a=1'],
  ['/NL/contact', '/nl/contact'],
  ['/es/%0d%0aSet-Cookie:a', '/nl/%0d%0aSet-Cookie:a'],
])('the foreign prefix of %s is treated as Dutch', async (path, target) => {
  const { status, location, response } = await get(path)
  expect(status).toBe(302)
  expect(location).toBe(target)
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('every page’s data is there for a visitor with script', async () => {
  for (const path of ['/nl', '/fr', '/en', '/nl/contact', '/en/workshops/drinks']) {
    const { status, response } = await get(`${path}.data`)
    expect(status, path).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/x-script/)
  }
})
