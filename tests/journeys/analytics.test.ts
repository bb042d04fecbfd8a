import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import { languages } from '#tests/support/first-languages.ts'
import { everyPath, tags } from '#tests/support/pages.ts'
import { plain, readPart } from '#tests/support/part-of-page.ts'
import { visit } from '#tests/support/visit.ts'
import { quietVisitor, siteVisitor } from '#tests/support/visitor.ts'

let counted: string[] = []
/** A counter of the farm's own, on another origin. It calls home once it runs, as counters do. */
const counter = createServer((request, answer) => {
  counted.push(request.url ?? '')
  answer.setHeader('access-control-allow-origin', '*')
  answer.setHeader('content-type', 'text/javascript')
  answer.end("fetch(new URL('/visit', document.currentScript.src))")
})

let origin: string

beforeAll(async () => {
  await new Promise<void>((resolve) => counter.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(counter.address() as AddressInfo).port}`
})

afterAll(async () => {
  await new Promise((resolve) => counter.close(resolve))
})

const visitor = siteVisitor(() => ({
  env: { ANALYTICS_URL: `${origin}/count.js?site=farm&v=1` },
}))
const uncounted = quietVisitor()

beforeEach(() => {
  counted = []
})

const accept = (page: Page) => page.locator('[data-consent-choice=all]').click()
/** How many counters a page has; one is put in at once or not at all. */
const loaded = (page: Page) => page.locator(`script[src^="${origin}"]`).count()
const oneVisit = ['/count.js?site=farm&v=1', '/visit']

/** A page of its own in the same browser: the next visit. */
async function visitAgain(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await visit(page, address)
  return page
}

test('a visit from a page behind a link tells the counter nothing of that link', async () => {
  const { page } = await uncounted.open('/nl')
  await page.goto(`${uncounted.site.url}/next-date?lng=nl&code=of-a-voucher`)
  await page.getByRole('link', { name: business.name }).click()
  await page.waitForURL(`${uncounted.site.url}/nl`)
  expect(await page.evaluate(() => document.referrer)).toBe(`${uncounted.site.url}/`)
})

test('without a counter nothing is ever loaded from elsewhere, whatever one agrees to', async () => {
  const { page, context } = await uncounted.open('/en')
  await accept(page)
  const again = await visitAgain(context, `${uncounted.site.url}/en/contact`)
  expect(await again.locator('script[src^="http"]').count()).toBe(0)
  expect(await page.locator('html').getAttribute('data-counter')).toBeNull()
  expect(counted).toEqual([])
})

test('a counter is asked nothing before a choice, nor after a closed question or "necessary", then or on the next visit', async () => {
  const { page, context } = await visitor.open('/nl')
  for (const choice of ['dismissed', 'necessary']) {
    await page.locator(`[data-consent-choice=${choice}]`).click()
    await page.locator('header').getByRole('link', { name: 'Galerij' }).click()
    await page.waitForURL('**/nl/galerij')
    expect(await loaded(page)).toBe(0)
    expect(await loaded(await visitAgain(context, `${visitor.site.url}/fr/faq`))).toBe(0)
    await visit(page, `${visitor.site.url}/nl`)
  }
  expect(counted).toEqual([])
})

test('a counter is loaded once after "accept all", again on the next visit, and no more once the yes is taken back', async () => {
  const { page, context, complaints } = await visitor.open('/en')
  const ask = (on: Page) => on.locator('footer [data-consent-choice=asked]').click()
  expect([await loaded(page), counted]).toEqual([0, []])
  await accept(page)
  await expect.poll(() => counted).toEqual(oneVisit)
  await ask(page)
  await accept(page)
  expect(await loaded(page)).toBe(1)
  await visitAgain(context, `${visitor.site.url}/fr`)
  const twoVisits = [...oneVisit, ...oneVisit]
  await expect.poll(() => counted).toEqual(twoVisits)
  // Another origin is asked, and that alone; the policy of the page lets it.
  expect(complaints.splice(0).toSorted()).toEqual(
    oneVisit.map((path) => `asked ${origin}${path}`).toSorted(),
  )
  await ask(page)
  await page.locator('[data-cookie-banner] [data-consent-choice=necessary]').click()
  expect(await loaded(await visitAgain(context, `${visitor.site.url}/en/about`))).toBe(0)
  expect(counted).toEqual(twoVisits)
})

test('a record that says no clear yes is no yes', async () => {
  const { page } = await visitor.open('/en')
  for (const record of ['not json', '{"analytics":"yes"}', '{"analytics":1}', '{}', 'true', '[]']) {
    await page.evaluate((text) => localStorage.setItem('cookie-consent', text), record)
    await page.goto(`${visitor.site.url}/en`)
    expect(await loaded(page), record).toBe(0)
  }
  expect(counted).toEqual([])
})

test.for(languages)('privacy tells of the counter, if there is one, in %s', async (language) => {
  const { off, on } = wordsIn(language).privacy.counting
  const named = { counter: new URL(origin).host }
  const textsOn = Object.values(on)
    .flat()
    .map((text) => fill(text, named))
  const textsOff = Object.values(off).flat()
  for (const [{ site }, told, untold] of [
    [uncounted, textsOff, textsOn],
    [visitor, textsOn, textsOff],
  ] as const) {
    const { seen } = await readPart(site.url, pathTo('privacy', language))
    for (const text of told) expect(seen).toContain(plain(text))
    for (const text of untold) expect(seen).not.toContain(plain(text))
  }
})

// `tests/pages/policy.test.ts` reads that no counter is named where there is none.
test('the policy of every page names the counter where there is one, and no page carries it', async () => {
  const directives = ['connect-src', 'img-src', 'script-src']
  for (const path of [...everyPath.filter((each) => each.startsWith('/en')), '/nl/nergens']) {
    const response = await fetch(visitor.site.url + path)
    const policy = response.headers.get('content-security-policy') ?? ''
    const named = policy.split('; ').filter((directive) => directive.includes('http'))
    expect(named.map((directive) => directive.split(' ')[0]).toSorted()).toEqual(directives)
    for (const directive of named) {
      expect(directive.split(' ').filter((source) => source.startsWith('http'))).toEqual([origin])
    }
    const html = await response.text()
    const sources = tags(html, 'script').map(({ src = '' }) => src)
    expect(sources.filter((src) => src.startsWith('http'))).toEqual([])
    expect(tags(html, 'link').filter(({ href }) => href?.startsWith(origin))).toEqual([])
  }
})
