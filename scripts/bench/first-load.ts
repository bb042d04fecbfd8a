import type { Browser } from 'playwright-core'
import { scriptsReady } from '../looks/scripts-ready.ts'
import { openSlowly } from './open-browser.ts'
import { packedSize } from './packed-size.ts'

export type FirstLoad = {
  /** Fetched before anything is touched, and by the first touch. */
  readonly earlyScripts: number
  readonly scriptBytes: number
  readonly pageBytes: number
  readonly fonts: number
  readonly requests: number
  readonly shift: number
}

/** Everything a new visitor's browser fetches for one page, and how much of it moves meanwhile. */
export async function measureFirstLoad(browser: Browser, address: string): Promise<FirstLoad> {
  const requests: { readonly url: string; readonly type: string }[] = []
  const page = await openSlowly(browser, 1280)
  page.on('request', (request) => {
    if (request.url().startsWith('http')) {
      requests.push({ url: request.url(), type: request.resourceType() })
    }
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const atRest = [...requests]
  await scriptsReady(page)
  await page.context().close()
  const bytesOf = async (type: string) => {
    const urls = requests.filter((request) => request.type === type).map(({ url }) => url)
    const sizes = await Promise.all(urls.map(packedSize))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  return {
    earlyScripts: atRest.filter(({ type }) => type === 'script').length,
    scriptBytes: await bytesOf('script'),
    pageBytes: await bytesOf('document'),
    fonts: atRest.filter(({ type }) => type === 'font').length,
    requests: atRest.length,
    shift: (await shiftAt(browser, address, 390)) + (await shiftAt(browser, address, 1280)),
  }
}

async function shiftAt(browser: Browser, address: string, width: number): Promise<number> {
  const page = await openSlowly(browser, width)
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    const total = window as unknown as { shift: number }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        total.shift += (entry as PerformanceEntry & { readonly value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
  await page.context().close()
  return shift
}
