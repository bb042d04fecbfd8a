import { expect, test } from 'vitest'
import { scriptsReady } from '#scripts/looks/scripts-ready.ts'
import { visit } from '#tests/support/visit.ts'
import { quietVisitor } from '#tests/support/visitor.ts'

// The language of the browser decides nothing.
const visitor = quietVisitor({ locale: 'fr-BE' })

const storedLanguage = () => localStorage.getItem('i18nextLng')

test.for([
  ['/en/workshops/drinks?month=2025-10#main', '/fr/ateliers/drinks?month=2025-10#main'],
  ['/en/no-such-page', '/fr/no-such-page'],
] as const)('%s in French is %s, in the same history entry', async ([from, to]) => {
  const { page, complaints } = await visitor.newPage()
  await page.goto(`${visitor.site.url}/en/contact`)
  await visit(page, visitor.site.url + from)
  const before = await page.evaluate(() => history.length)
  await page.locator('header').getByRole('link', { name: 'Français' }).click()
  await page.waitForURL(visitor.site.url + to)
  await page.locator('html[lang=fr]').waitFor()
  await page.getByRole('link', { name: 'Aller au contenu' }).waitFor({ state: 'attached' })
  expect(await page.evaluate(() => history.length)).toBe(before)
  expect(await page.evaluate(storedLanguage)).toBe('fr')
  await page.goBack()
  await page.waitForURL(`${visitor.site.url}/en/contact`)
  // The browser itself says which document came with a 404.
  expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true)
})

test('before the scripts too, another language keeps a query that the page does not read', async () => {
  const { page } = await visitor.newPage()
  await page.goto(`${visitor.site.url}/en/about?from=letter#main`)
  await page.locator('header').getByRole('link', { name: 'Français' }).click()
  await page.waitForURL(`${visitor.site.url}/fr/a-propos?from=letter#main`)
})

test('a page under /nl, /fr or /en says its language and stores it', async () => {
  const { page } = await visitor.newPage()
  for (const language of ['fr', 'en', 'nl']) {
    await page.goto(`${visitor.site.url}/${language}`)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await page.evaluate(storedLanguage)).toBe(language)
  }
})

test('an address without a language goes to the stored one, in the same entry', async () => {
  const { page } = await visitor.open('/fr/contact')
  await page.goto(`${visitor.site.url}/about?x=1#main`)
  await page.waitForURL(`${visitor.site.url}/fr/a-propos?x=1#main`)
  await scriptsReady(page)
  await page.goBack()
  await page.waitForURL(`${visitor.site.url}/fr/contact`)
})

// Every case of the rule stands in `server/http/language-redirect.test.ts`.
test.for([
  { asked: '/', stored: 'en', led: '/en' },
  { asked: '/?lng=fr', stored: 'en', led: '/fr?lng=fr' },
  { asked: '/workshops/drinks', stored: 'xx', led: '/nl/ateliers/drinks' },
])('$asked with $stored stored leads to $led', async ({ asked, stored, led }) => {
  const { page } = await visitor.newPage()
  await page.goto(`${visitor.site.url}/robots.txt`)
  if (stored) await page.evaluate((kept) => localStorage.setItem('i18nextLng', kept), stored)
  await page.goto(visitor.site.url + asked)
  await page.waitForURL(visitor.site.url + led)
})

test('the bare address is the home page at once: one document, one entry', async () => {
  const { page, complaints } = await visitor.newPage({})
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  await page.goto(visitor.site.url)
  expect(new URL(page.url()).pathname).toBe('/nl')
  expect(documents).toEqual(['/'])
  expect(await page.evaluate(() => history.length)).toBe(2)
  await scriptsReady(page)
  await page.locator('header').getByRole('link', { name: 'English' }).click()
  await page.locator('html[lang=en]').waitFor()

  await page.goto(visitor.site.url, { waitUntil: 'commit' })
  await page.waitForURL(`${visitor.site.url}/en`)
  expect(await page.evaluate(storedLanguage)).toBe('en')
  expect(complaints).toEqual([])
})

test('opening another page scrolls smoothly to its top', async () => {
  const { page } = await visitor.newPage({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const seen: unknown[] = []
    Object.assign(window, { seen })
    const scroll = window.scrollTo.bind(window)
    window.scrollTo = (...how: unknown[]) => {
      seen.push(how[0])
      scroll(how[0] as ScrollToOptions)
    }
  })
  await visit(page, `${visitor.site.url}/en`)
  await page.locator('footer').getByRole('link', { name: 'Gallery' }).click()
  await page.waitForURL('**/en/gallery')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const seen = await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen)
  expect(seen).toContainEqual({ top: 0, behavior: 'smooth' })
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('a visitor who asked for less motion is taken to the top at once', async () => {
  const { page } = await visitor.open('/en', { reducedMotion: 'reduce' })
  await page.locator('footer').getByRole('link', { name: 'Gallery' }).click()
  await page.waitForURL('**/en/gallery')
  await scriptsReady(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const motion = await page.evaluate(
    () => getComputedStyle(document.documentElement).scrollBehavior,
  )
  expect(motion).toBe('auto')
})
