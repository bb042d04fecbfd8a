import type { Browser, CDPSession } from 'playwright-core'
import { median } from './median.ts'

const runs = 3

/** Longer than anything on a page moves by itself. */
const watched = 6_000

/**
 * The work of a browser to show a page and keep it shown until all on it is still: for an ordinary
 * visitor, and for one who asks for less motion.
 *
 * @returns medians of processor time, in milliseconds, of the page's own thread and of painting
 */
export async function measurePaintWork(browser: Browser, address: string) {
  const moving: number[] = []
  const still: number[] = []
  for (let run = 0; run < runs; run++) {
    moving.push(await workOn(browser, address, 'no-preference'))
    still.push(await workOn(browser, address, 'reduce'))
  }
  return { moving: median(moving), still: median(still) }
}

async function workOn(
  browser: Browser,
  address: string,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, reducedMotion })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const work = await traced(client, async () => {
    await page.goto(address)
    await page.waitForTimeout(watched)
  })
  await context.close()
  return work
}

async function traced(client: CDPSession, act: () => Promise<void>): Promise<number> {
  let work = 0
  client.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, tdur } of value) {
      if (name === 'RunTask' || name === 'RasterTask') work += Number(tdur ?? 0) / 1000
    }
  })
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve))
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  })
  await act()
  await client.send('Tracing.end')
  await complete
  return work
}
