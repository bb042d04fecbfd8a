import { get } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { countShifts, shiftsOf } from '../looks/late-faces.ts'
import { scriptsReady } from '../looks/scripts-ready.ts'
import { openSlowly } from './open-browser.ts'

/**
 * The bytes a new visitor's browser fetches to show the first window of a page, as they travel:
 * everything but scripts, with those pictures that can be seen.
 */
export async function weighFirstView(browser: Browser, address: string): Promise<number> {
  const { page, fetched } = await openCounting(browser)
  await page.goto(address, { waitUntil: 'networkidle' })
  const seen = new Set(await page.evaluate(picturesInWindow))
  await page.context().close()
  const needed = fetched.filter(({ type, url }) =>
    type === 'image' ? seen.has(url) : type !== 'script',
  )
  return weigh(needed)
}

/** Everything that a page fetches, scripts too, once each picture on it has been looked at. */
export async function weighWholePage(browser: Browser, address: string) {
  const { page, fetched } = await openCounting(browser)
  await page.goto(address, { waitUntil: 'networkidle' })
  await scriptsReady(page)
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager'
  })
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => [...document.images].every((picture) => picture.complete))
  await page.context().close()
  const pictures = fetched.filter(({ type }) => type === 'image').length
  return { bytes: await weigh(fetched), pictures }
}

/**
 * Everything that travels to a new visitor's phone, 360 px wide, before anything is touched: headers,
 * letters and pictures too, in bytes as Chromium counts them.
 */
export async function weighFirstVisit(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  let bytes = 0
  client.on('Network.loadingFinished', (answer) => (bytes += answer.encodedDataLength))
  await page.goto(address, { waitUntil: 'networkidle' })
  await context.close()
  return bytes
}

/** Everything a new visitor's browser fetches for one page on a slow line, and how much of it moves meanwhile. */
export async function measureFirstLoad(browser: Browser, address: string) {
  const page = await openSlowly(browser, 1280)
  const fetched = countFetches(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  const atRest = [...fetched]
  await scriptsReady(page)
  await page.context().close()
  const ofType = (type: string, among = fetched) => among.filter((each) => each.type === type)
  return {
    /** Scripts fetched before anything is touched; `scriptBytes` are those of the first touch too. */
    earlyScripts: ofType('script', atRest).length,
    scriptBytes: await weigh(ofType('script')),
    pageBytes: await weigh(ofType('document')),
    fonts: ofType('font', atRest).length,
    requests: atRest.length,
    shift: (await shiftAt(browser, address, 390)) + (await shiftAt(browser, address, 1280)),
  }
}

async function shiftAt(browser: Browser, address: string, width: number): Promise<number> {
  const page = await openSlowly(browser, width)
  await countShifts(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  const shift = await shiftsOf(page)
  await page.context().close()
  return shift
}

type Fetched = { readonly url: string; readonly type: string }

async function openCounting(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  return { page, fetched: countFetches(page) }
}

function countFetches(page: Page): readonly Fetched[] {
  const fetched: Fetched[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http')) return
    fetched.push({ url: request.url(), type: request.resourceType() })
  })
  return fetched
}

async function weigh(fetched: readonly Fetched[]): Promise<number> {
  const urls = new Set(fetched.map(({ url }) => url))
  const sizes = await Promise.all([...urls].map(packedSize))
  return sizes.reduce((sum, size) => sum + size, 0)
}

function picturesInWindow(): string[] {
  const shown = [...document.images].filter((picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  })
  return shown.map((picture) => picture.currentSrc)
}

function packedSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => (size += chunk.length))
      response.on('end', () => resolve(size))
    }).on('error', reject)
  })
}
