import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { visit } from '#tests/support/visit.ts'
import { quietVisitor } from '#tests/support/visitor.ts'

const visitor = quietVisitor()

const banner = '[data-cookie-banner]'
/** The last notice, before earlier ones. */
const notice = '[data-sonner-toast][data-front=true]'

/** All languages where there is least room; elsewhere they take turns. */
const cases = [
  { width: 320, height: 640, letters: 2, spoken: languages },
  { width: 360, height: 740, letters: 1, spoken: ['fr'] },
  { width: 740, height: 360, letters: 2, spoken: ['nl'] },
  { width: 1280, height: 800, letters: 1, spoken: ['en'] },
] as const

test.for(cases)(
  'a notice and the cookie banner leave each other room at $width by $height, letters $letters times',
  async ({ letters, spoken, ...viewport }) => {
    const { page } = await visitor.newPage()
    for (const language of spoken) {
      await page.setViewportSize(viewport)
      await visit(page, visitor.site.url + pathTo('booking', language))
      await enlarge(page, letters)
      await sayFullyBooked(page)
      // The banner's height is known to the notice a moment after it came.
      await expect
        .poll(async () => (await box(page, notice)).bottom)
        .toBeLessThanOrEqual((await box(page, banner)).top)
      const above = await box(page, notice)
      const below = await box(page, banner)
      expect(above.top, language).toBeGreaterThanOrEqual(0)
      expect(below.top, language).toBeGreaterThanOrEqual(0)
      expect(below.bottom, language).toBe(viewport.height)

      await page.locator('[data-consent-choice=necessary]').click()
      await page.locator(banner).waitFor({ state: 'hidden' })
      await sayFullyBooked(page)
      // A phone's stand right below the header.
      const isAtItsEdge = async () => {
        const { top, bottom } = await box(page, notice)
        return viewport.width < 704 ? top < 90 : bottom > viewport.height - 30
      }
      await expect.poll(isAtItsEdge).toBe(true)
      await page.evaluate(() => localStorage.clear())
    }
  },
)

test('the notice of a date that an address fills in stands off the number of people', async () => {
  const { page } = await visitor.newPage()
  await page.goto(visitor.site.url + pathTo('booking', 'fr'))
  const link = page.locator('tr[data-state=available] a[role=button]').first()
  await visit(page, visitor.site.url + (await link.getAttribute('href')))
  await page.locator(notice).waitFor()
  await expect
    .poll(async () => (await box(page, notice)).top)
    .toBeGreaterThanOrEqual((await box(page, '.step:last-of-type')).bottom)
  expect((await box(page, notice)).bottom).toBeLessThanOrEqual((await box(page, banner)).top)
})

test.for(languages)(
  'on a phone the cookie banner is one line, under the jar and under the button to press, in %s',
  async (language) => {
    const { page } = await visitor.newPage({ viewport: { width: 360, height: 740 } })
    for (const [path, parts] of [
      [pathTo('home', language), ['.hero-picture', '.hero .button-solid']],
      [pathTo('workshop', language, 'sourdough'), ['.ask-bar']],
    ] as const) {
      await visit(page, visitor.site.url + path)
      const { top, bottom } = await box(page, banner)
      expect(bottom - top, path).toBeLessThanOrEqual(54)
      for (const part of parts) {
        expect((await box(page, part)).bottom, part).toBeLessThanOrEqual(top)
      }
    }
    // Words that are enlarged alone go to a line of their own, and not over the buttons.
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const words = page.locator(banner).locator('p')
    expect(await words.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
    expect((await box(page, banner)).bottom).toBe(740)
  },
)

/** The letters of the whole page, as a browser that is told to enlarge text alone. */
function enlarge(page: Page, times: number) {
  return page.evaluate((factor) => {
    const root = document.documentElement.style
    const sizes = ['meta', 'body', 'lead', '25', '30', '34', '43', '60', '74']
    const now = getComputedStyle(document.documentElement)
    for (const size of sizes) {
      const name = `--text-${size}`
      root.setProperty(name, `calc(${factor} * (${now.getPropertyValue(name)}))`)
    }
    // The notices are no part of the scale.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`[data-sonner-toast] { font-size: ${factor * 17}px !important }`)
    document.adoptedStyleSheets.push(sheet)
  }, times)
}

/** A click on the row itself: with large letters the banner stands over most of the window. */
async function sayFullyBooked(page: Page) {
  await page.locator('tr[data-state=full]').first().dispatchEvent('click')
  await page.locator(notice).waitFor()
}

/** The box of an element, in whole pixels. */
function box(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top: Math.round(top), bottom: Math.round(bottom) }
  })
}
