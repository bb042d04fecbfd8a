import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languages } from '#language/languages.ts'
import { brokenWordsOnPage } from '#tests/support/broken-words-on-page.ts'
import { deadAddresses, everyAddress, visit } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor()

/** Many pages in one test. */
const crawl = { timeout: 180_000 }

test.for(languages)(
  'no page scrolls sideways, and no heading is cut inside a word, at any width, in %s',
  crawl,
  async (language) => {
    const { page } = await visitor.newPage()
    const faults: string[] = []
    for (const path of [...everyAddress(language), ...deadAddresses(language)]) {
      await visit(page, visitor.site.url + path)
      await page.evaluate(() => document.fonts.ready)
      for (const width of [320, 360, 768, 1080, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        const [first] = await outside(page)
        if (wide > width || first) faults.push(`${path} at ${width}: ${wide} wide, ${first}`)
        const cut = await brokenWordsOnPage(page)
        faults.push(...cut.map((word) => `${path} at ${width}: ${word} is cut`))
      }
    }
    expect(faults).toEqual([])
  },
)

/** What stands past the right edge of the window where it cannot be reached: a picture may, words not. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll(
      'main :is(h1, h2, h3, p, li, td, a, button, input, select)',
    )
    return [...parts].flatMap((part) => {
      const { right, width } = part.getBoundingClientRect()
      const hidden = width <= 1 || part.closest('.sr-only, .honeypot, [aria-hidden=true]')
      return hidden || right <= innerWidth + 1 ? [] : [part.outerHTML.slice(0, 80)]
    })
  })
}

test.for(languages)(
  'fingers find every button and menu link at 390 px, in %s',
  crawl,
  async (language) => {
    const { page } = await visitor.newPage({ viewport: { width: 390, height: 800 } })
    const tooSmall = new Set<string>()
    for (const path of [...everyAddress(language), ...deadAddresses(language)]) {
      await visit(page, visitor.site.url + path)
      for (const target of await smallTargets(page)) tooSmall.add(target)
      await page.locator('.mobile-menu > summary').click()
      for (const target of await smallTargets(page)) tooSmall.add(target)
    }
    expect([...tooSmall]).toEqual([])
  },
)

/** Buttons, and links outside of running text, that are less than 44 px high or wide. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll(
      'button, summary, header a, nav a, [class*=button-], select, input:not([type=checkbox])',
    )
    return [...targets].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true })) return []
      if (target.closest('.honeypot, [aria-hidden=true]')) return []
      const { width, height } = target.getBoundingClientRect()
      if (width >= 44 && height >= 44) return []
      return [`${target.outerHTML.slice(0, 80)} is ${Math.round(width)} by ${Math.round(height)}`]
    })
  })
}

test.for([
  ['/nl', 390],
  ['/fr', 390],
  ['/en', 1280],
  ['/nl/reserveren', 390],
  ['/fr/reservation', 1280],
  ['/en/booking', 1280],
] as const)(
  'nothing moves on %s at %i px while letters and scripts come late',
  async ([path, width]) => {
    const { page, context, complaints } = await visitor.newPage({
      viewport: { width, height: 800 },
    })
    await context.route(/\.(woff2|js)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as Shift).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await visit(page, visitor.site.url + path)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
      [],
    )
    expect(complaints).toEqual([])
  },
)

type Shift = { readonly value: number }
