import { expect, test } from 'vitest'
import { visit } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor()

test.for([
  { name: 'fetches its page ahead', rules: true, links: 1 },
  { name: 'asks nothing where the policy would refuse it, as in Firefox', rules: false, links: 0 },
])('a link under the pointer $name', async ({ rules, links }) => {
  const { page, context, complaints } = await visitor.newPage()
  await context.addInitScript((known) => {
    HTMLScriptElement.supports = (type) => known && type === 'speculationrules'
  }, rules)
  await visit(page, `${visitor.site.url}/en`)
  await page.locator('header').getByRole('link', { name: 'Gallery' }).hover()
  await page.waitForTimeout(1000)
  expect(await page.locator('link[rel=prefetch][href*="gallery"]').count()).toBe(links)
  expect(complaints).toEqual([])
})
