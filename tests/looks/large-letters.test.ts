import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { brokenWordsOnPage } from '#tests/support/broken-words-on-page.ts'
import { openBrowser, openContext } from '#tests/support/browser.ts'
import { outsideOnPage } from '#tests/support/outside-on-page.ts'
import { declineCookies, everyAddress } from '#tests/support/visit.ts'
import { quietSite } from '#tests/support/worker.ts'

const site = quietSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser({ besides: ['--blink-settings=defaultFontSize=32'] })
  return () => browser.close()
})

test('with letters twice as large nothing is outside, on a wide screen and on a phone', async () => {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.addInitScript(declineCookies)
  const faults: string[] = []
  // Dutch has the longest words.
  for (const path of everyAddress('nl')) {
    await page.goto(site.url + path)
    const size = await page.evaluate(() => getComputedStyle(document.body).fontSize)
    expect(size).toBe('36px')
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      // A phone must break some words.
      const broken = width > 360 ? await brokenWordsOnPage(page) : []
      const found = [...(await outsideOnPage(page)), ...broken]
      faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`))
    }
  }
  expect(faults).toEqual([])
})
