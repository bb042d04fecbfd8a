import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { plainPages } from '#tests/support/plain-pages.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor({ env: { RATE_LIMIT: 'off' } })

async function openOnPaper(address: string): Promise<Page> {
  const { page } = await visitor.newPage({ viewport: { width: 718, height: 1000 } })
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
  return page
}

/** Texts of what can be seen of these. */
const shown = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).allTextContents()

test('on paper there is no menu, no form and no heading of one', async () => {
  for (const name of ['booking', 'contact'] as const) {
    const page = await openOnPaper(visitor.site.url + pathTo(name, 'en'))
    expect(await shown(page, 'nav, form, select, input, textarea, [type=submit]')).toEqual([])
    const headings = await shown(page, 'h2')
    expect(headings.length).toBeGreaterThan(1)
    expect(headings).not.toContain(wordsIn('en')[name].form.title)
  }
})

test('a guest’s booking and the list of a date print with nothing to press', async () => {
  const addresses = await plainPages(visitor.site)
  const secured = addresses[2] ?? ''
  const date = addresses.find((address) => address.includes('/datum/')) ?? ''
  for (const address of [secured, date]) {
    const page = await openOnPaper(address)
    expect(await shown(page, 'header, footer, form, button')).toEqual([])
    expect((await shown(page, 'h1')).length).toBe(1)
  }
})
