import { expect, test } from 'vitest'
import { scriptsReady, visit } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor()

const storedLanguage = () => localStorage.getItem('i18nextLng')

test.for([
  ['/en/workshops/drinks?month=2025-10#main', '/fr/ateliers/drinks?month=2025-10#main'],
  ['/en/booking?workshopType=drinks', '/fr/reservation?workshopType=drinks'],
  ['/en/faq', '/fr/faq'],
  ['/en', '/fr'],
  ['/en/no-such-page', '/fr/no-such-page'],
] as const)('%s in French is %s, in the same history entry', async ([from, to]) => {
  const { page } = await visitor.open('/en/contact')
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
})

test.for(['nl', 'fr', 'en'])(
  'a page under /%s says its language and stores it',
  async (language) => {
    const { page, complaints } = await visitor.newPage()
    await page.goto(`${visitor.site.url}/${language}`)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await page.evaluate(storedLanguage)).toBe(language)
    expect(complaints).toEqual([])
  },
)

test('an address without a language goes to the stored one, in the same entry', async () => {
  const { page, complaints } = await visitor.open('/fr/contact')
  await page.goto(`${visitor.site.url}/about?x=1#main`)
  await page.waitForURL(`${visitor.site.url}/fr/a-propos?x=1#main`)
  await scriptsReady(page)
  await page.goBack()
  await page.waitForURL(`${visitor.site.url}/fr/contact`)
  expect(complaints).toEqual([])
})

test.for([
  { asked: '/', stored: undefined, led: '/nl' },
  { asked: '/', stored: 'en', led: '/en' },
  { asked: '/', stored: 'de', led: '/nl' },
  { asked: '/?lng=fr', stored: 'en', led: '/fr?lng=fr' },
  { asked: '/?lng=xx', stored: 'en', led: '/en?lng=xx' },
  { asked: '/workshops/drinks', stored: undefined, led: '/nl/ateliers/drinks' },
  { asked: '/de/ateliers', stored: 'fr', led: '/nl/ateliers' },
])('$asked with $stored stored leads to $led', async ({ asked, stored, led }) => {
  const { page, context } = await visitor.newPage({ locale: 'fr-BE' })
  if (stored) {
    await context.addInitScript((language) => {
      if (localStorage.getItem('i18nextLng') === null) localStorage.setItem('i18nextLng', language)
    }, stored)
  }
  await page.goto(visitor.site.url + asked)
  await page.waitForURL(visitor.site.url + led)
})

test('another page begins at its top, gone to smoothly', async () => {
  const { page, complaints } = await visitor.newPage()
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
  expect(complaints).toEqual([])
})

test('who asked for less motion is taken to the top at once', async () => {
  const { page, complaints } = await visitor.open('/en', { reducedMotion: 'reduce' })
  await page.locator('footer').getByRole('link', { name: 'Gallery' }).click()
  await page.waitForURL('**/en/gallery')
  await scriptsReady(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const motion = await page.evaluate(
    () => getComputedStyle(document.documentElement).scrollBehavior,
  )
  expect(motion).toBe('auto')
  expect(complaints).toEqual([])
})
