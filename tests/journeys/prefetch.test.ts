import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPage } from '#tests/support/browser.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'
import { visit } from '#tests/support/visit.ts'

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await removeData(site)
})

test.for([
  { name: 'fetches its page ahead', rules: true, links: 1 },
  { name: 'asks nothing where the policy would refuse it, as in Firefox', rules: false, links: 0 },
])('a link under the pointer $name', async ({ rules, links }) => {
  const { page, context, complaints } = await openPage(browser, site.url)
  await context.addInitScript((known) => {
    HTMLScriptElement.supports = (type) => known && type === 'speculationrules'
  }, rules)
  await visit(page, `${site.url}/en`)
  await page.locator('header').getByRole('link', { name: 'Gallery' }).hover()
  await page.waitForTimeout(1000)
  expect(await page.locator('link[rel=prefetch][href*="gallery"]').count()).toBe(links)
  expect(complaints).toEqual([])
})
