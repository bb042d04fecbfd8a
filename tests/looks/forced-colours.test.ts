import { expect, test } from 'vitest'
import { openBrowser, openPage } from '#tests/support/browser.ts'
import { removeData, startTestSite } from '#tests/support/test-site.ts'
import { visit } from '#tests/support/visit.ts'

test('in a visitor’s own colours a button still has an edge, and the sign is not lost', async () => {
  await using opened = new AsyncDisposableStack()
  const site = opened.adopt(await startTestSite(), removeData)
  const browser = opened.adopt(await openBrowser(), (open) => open.close())
  const { page } = await openPage(browser, site.url, {
    forcedColors: 'active',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  })
  await visit(page, `${site.url}/en/booking`)
  const send = page.locator('main form [type=submit]')
  expect(await send.evaluate((it) => getComputedStyle(it).borderTopWidth)).toBe('2px')
  const badge = page.locator('.schedule-badge').first()
  expect(await badge.evaluate((it) => getComputedStyle(it).borderTopWidth)).toBe('2px')
  const sign = page.locator('.logo-sign')
  expect(await sign.evaluate((it) => getComputedStyle(it).filter)).toBe('invert(1)')
})
