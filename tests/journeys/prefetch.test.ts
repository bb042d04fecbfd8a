import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '#tests/support/visit.ts'
import { quietVisitor } from '#tests/support/visitor.ts'

const visitor = quietVisitor()

test.for([
  { name: 'fetches its page ahead', rules: true, links: 1 },
  { name: 'asks nothing where the policy would refuse it, as in Firefox', rules: false, links: 0 },
])('a link under the pointer $name', async ({ rules, links }) => {
  const { page } = await visitor.newPage({})
  await page.addInitScript((known) => {
    HTMLScriptElement.supports = (type) => known && type === 'speculationrules'
  }, rules)
  await visit(page, `${visitor.site.url}/en`)
  await page.locator('header').getByRole('link', { name: 'Gallery' }).hover()
  const ahead = page.locator('link[rel=prefetch][href*="gallery"]')
  if (links > 0) await ahead.first().waitFor({ state: 'attached' })
  else await page.waitForTimeout(1000)
  expect(await ahead.count()).toBe(links)
})

/** Paths of the documents that the browser itself fetches ahead. */
async function fetchedAhead(page: Page): Promise<ReadonlySet<string>> {
  const client = await page.context().newCDPSession(page)
  const paths = new Set<string>()
  client.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    const { pathname, search } = new URL(prefetchUrl)
    if (status === 'Ready') paths.add(pathname + search)
  })
  await client.send('Preload.enable')
  return paths
}

test('before the scripts are there a link under the pointer has its document fetched, and no more', async () => {
  const { page } = await visitor.newPage()
  const ahead = await fetchedAhead(page)
  await page.goto(`${visitor.site.url}/en`, { waitUntil: 'networkidle' })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const main = page.locator('main')
  await main.getByRole('link', { name: 'Who we are' }).first().hover()
  await expect.poll(() => [...ahead]).toEqual(['/en/about'])
  // A date filled in is made for one visitor, and another language is another visit.
  await page.locator('main a[href*="?"]').first().hover()
  await page.locator('header a[hreflang=fr]').first().hover()
  await page.waitForTimeout(1000)
  expect([...ahead]).toEqual(['/en/about'])
  expect(requests.filter((url) => !url.endsWith('/en/about'))).toEqual([])
})

test('once the scripts are there the router alone fetches ahead', async () => {
  const { page } = await visitor.newPage()
  await page.goto(`${visitor.site.url}/en`)
  const rules = page.locator('script[type=speculationrules]')
  expect(await rules.count()).toBe(1)
  await visit(page, `${visitor.site.url}/en`)
  expect(await rules.count()).toBe(0)
})

test.for([
  { motion: 'no-preference', fades: true },
  { motion: 'reduce', fades: false },
] as const)(
  'one page fades into the next, for a visitor with $motion: $fades',
  async ({ motion, fades }) => {
    const { page } = await visitor.newPage({ reducedMotion: motion })
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset['fades'] = String(event.viewTransition !== null)
      })
    })
    // A browser leaves it out where the next page takes seconds to come: then it goes there again.
    const goThere = async () => {
      await page.goto(`${visitor.site.url}/en/faq`)
      await page.locator('header').getByRole('link', { name: 'Gallery' }).click()
      await page.waitForURL('**/en/gallery')
      return page.locator('html').getAttribute('data-fades')
    }
    await expect.poll(goThere).toBe(String(fades))
  },
)
