import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { pathTo } from '#language/addresses.ts'
import { brokenWordsOnPage } from '#tests/support/broken-words-on-page.ts'
import { openBrowser, openContext } from '#tests/support/browser.ts'
import { languages } from '#tests/support/first-languages.ts'
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
    for (const width of [1280, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      // A phone must break some words.
      const broken = width > 360 ? await brokenWordsOnPage(page) : []
      const found = [...(await outsideOnPage(page)), ...broken, ...(await narrowOnPage(page))]
      faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`))
    }
  }
  expect(faults).toEqual([])
})

test('with letters a quarter larger the bar of a phone stays in its window, with whole words', async () => {
  const page = await (await openContext(browser)).newPage()
  await page.addInitScript(declineCookies)
  const settings = await page.context().newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 20 } })
  await page.setViewportSize({ width: 360, height: 640 })
  for (const language of languages) {
    await page.goto(site.url + pathTo('workshop', language, 'sourdough'))
    const bar = await page.locator('.ask-bar').boundingBox()
    expect(bar!.y + bar!.height, language).toBe(640)
    const broken = await brokenWordsOnPage(page)
    expect(broken, language).toEqual([])
  }
})

test('letters twice as large make a title larger too, and it stays larger than what it heads', async () => {
  const context = await openContext(browser)
  // The typefaces may set a title slightly smaller, to keep its lines (docs/decisions/0063). Pictures
  // have their place without being there.
  await context.route(/\.(woff2|avif|webp|svg)$/, (route) => route.abort())
  const page = await context.newPage()
  const settings = await context.newCDPSession(page)
  const widths = [360, 768, 1280]
  const sizesAt = async (standard: number) => {
    await settings.send('Page.setFontSizes', { fontSizes: { standard } })
    await page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
      standard,
    )
    const sizes: number[][] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      sizes.push(await headingsOnPage(page))
    }
    return sizes
  }
  const faults: string[] = []
  for (const path of everyAddress('nl')) {
    await page.goto(site.url + path)
    const [plain, twice] = [await sizesAt(16), await sizesAt(32)]
    for (const [i, width] of widths.entries()) {
      const [one, other] = [plain[i] ?? [], twice[i] ?? []]
      const grows = (other[0] ?? 0) > (one[0] ?? 0)
      if (!falls(one) || !falls(other) || !grows) {
        faults.push(`${path} at ${width}: ${one}; ${other}`)
      }
    }
  }
  expect(faults).toEqual([])
})

/** Texts of several words in a column of few letters. */
function narrowOnPage(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(p, dd, li, li > span)')].flatMap((it) => {
      const isNarrow = it.offsetWidth < 180 && it.offsetHeight > 400
      return isNarrow ? [`"${it.textContent.slice(0, 40)}" is a column of letters`] : []
    }),
  )
}

/** Each is larger than the next. */
function falls(sizes: readonly number[]): boolean {
  return sizes.every((size, i) => i === 0 || size < (sizes[i - 1] ?? 0))
}

/** The largest letters of a title, a heading and a lead, where there are such, and of the body. */
function headingsOnPage(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    ['main h1', 'main h2', 'main p.text-lead', 'body'].flatMap((selector) => {
      const found = [...document.querySelectorAll(selector)]
      const sizes = found.map((it) => Number.parseFloat(getComputedStyle(it).fontSize))
      return found.length > 0 ? [Math.max(...sizes)] : []
    }),
  )
}
