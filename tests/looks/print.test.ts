import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { openBrowser, openPage } from '#tests/support/browser.ts'
import { plainPages } from '#tests/support/plain-pages.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let browser: Browser

beforeAll(async () => {
  const env = { RATE_LIMIT: 'off' }
  ;[site, browser] = await Promise.all([startTestSite({ env }), openBrowser()])
})

afterAll(async () => {
  await browser?.close()
  await removeData(site)
})

async function openOnPaper(address: string): Promise<Page> {
  const { page } = await openPage(browser, site.url, { viewport: { width: 718, height: 1000 } })
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
  return page
}

/** Texts of what can be seen of these. */
const shown = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).allTextContents()

test('on paper there is no menu, no form and no heading of one', async () => {
  for (const name of ['booking', 'contact'] as const) {
    const page = await openOnPaper(site.url + pathTo(name, 'en'))
    expect(await shown(page, 'nav, form, select, input, textarea, [type=submit]')).toEqual([])
    const headings = await shown(page, 'h2')
    expect(headings.length).toBeGreaterThan(1)
    expect(headings).not.toContain(wordsIn('en')[name].form.title)
    await page.context().close()
  }
})

test('a guest’s booking and the list of a date print with nothing to press', async () => {
  const addresses = await plainPages(site)
  const secured = addresses[2] ?? ''
  const date = addresses.find((address) => address.includes('/datum/')) ?? ''
  for (const address of [secured, date]) {
    const page = await openOnPaper(address)
    expect(await shown(page, 'header, footer, form, button')).toEqual([])
    expect((await shown(page, 'h1')).length).toBe(1)
    await page.context().close()
  }
})
