import type { BrowserContext, Page } from 'playwright-core'

/** Counts from now on how far the lines of this tab's pages move (Layout Instability, W3C). */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: PerformanceEntry[] = []
    const watch = new PerformanceObserver((list) => void seen.push(...list.getEntries()))
    watch.observe({ type: 'layout-shift', buffered: true })
    const shifts = () => [...seen, ...watch.takeRecords()]
    Object.assign(window, { shifts })
  })
}

/** The sum of what moved on this page so far. */
export async function shiftsOf(page: Page): Promise<number> {
  // A shift is counted once it has been drawn.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: () => { readonly value: number }[] }
    return shifts().reduce((sum, { value }) => sum + value, 0)
  })
}

/** Lets the site's own faces come only once a page was drawn without them, as for a first visit. */
export async function lateFaces(context: BrowserContext): Promise<void> {
  await context.route('**/*.woff2', async (route) => {
    await route
      .request()
      .frame()
      .waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })
}

/** The site's own faces, which come once the page is there. */
export async function facesHere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.documentElement.dataset['faces'] === undefined) return true
    return [...document.fonts].some(
      ({ family, status }) => /^"?Young Serif"?$/.test(family) && status === 'loaded',
    )
  })
}
