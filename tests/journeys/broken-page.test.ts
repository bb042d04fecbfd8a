import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#tests/support/axe.ts'
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

test('when the server breaks between two pages, that is said in the house style', async () => {
  const { page, complaints } = await openPage(browser, site.url)
  await visit(page, `${site.url}/fr`)
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'oops' }))
  await page.locator('header').getByRole('link', { name: 'Réserver' }).click()
  await page.getByRole('heading', { name: 'Quelque chose a échoué chez nous' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await lettersOf(page)).toContain('Young Serif')
  await page.unroute('**/*.data*')
  await page.getByRole('link', { name: 'Vers la page d’accueil' }).click()
  await page.waitForURL(`${site.url}/fr`)
  expect(complaints.filter((complaint) => !complaint.includes('500'))).toEqual([])
})

function lettersOf(page: Awaited<ReturnType<typeof openPage>>['page']) {
  return page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)
}
