import { expect, test } from 'vitest'
import { visit } from '#tests/support/visit.ts'
import { quietVisitor } from '#tests/support/visitor.ts'

const visitor = quietVisitor()

test.for([
  ['/nl', 390],
  ['/en', 1280],
  ['/fr/reservation', 390],
] as const)(
  'no line moves on %s at %i px while letters and scripts come late, and both come',
  async ([path, width]) => {
    const { page, context } = await visitor.newPage({
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
    // The site's own letters are there, not only fetched: what they would move is left in others.
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Young Serif') && status === 'loaded',
      ),
    )
    await page.waitForTimeout(300)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    // A word may stand a hair further along its line: nothing that a count of shifts shows.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.0005)
  },
)

type Shift = { readonly value: number }
