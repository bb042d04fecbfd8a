import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#tests/support/axe.ts'
import { quietVisitor } from '#tests/support/visitor.ts'

const visitor = quietVisitor()

test('when the server breaks between two pages, that is said in the house style', async () => {
  const { page, complaints } = await visitor.open('/fr')
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'oops' }))
  await page.locator('header').getByRole('link', { name: 'Réserver' }).click()
  await page.getByRole('heading', { name: 'Un problème est survenu de notre côté' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await facesOf(page)).toContain('Young Serif')
  await page.unroute('**/*.data*')
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await page.waitForURL(`${visitor.site.url}/fr`)
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('500'))).toEqual([])
})

function facesOf(page: Page) {
  return page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)
}
