import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A real browser; `npm test` has found or installed it and says where it is.
 *
 * @param settings flags besides the usual ones
 */
export function openBrowser(...settings: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: [...flags, ...settings],
  })
}

export type WatchedPage = {
  readonly page: Page
  readonly context: BrowserContext
  /** Everything a page should never do: errors and warnings on the console, requests elsewhere. */
  readonly complaints: string[]
}

export const windowSize = { width: 1280, height: 800 }

/**
 * A window of a visitor who kept nothing yet; 1280 by 800 unless told otherwise. It asks for less
 * motion, as a press on what still scrolls away can miss; a test of motion says so.
 */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: windowSize,
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(90_000)
  return context
}

/** A page that writes down what goes wrong on it. */
export async function openPage(context: BrowserContext, siteUrl: string): Promise<WatchedPage> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  const origin = new URL(siteUrl).origin
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol.startsWith('http') && asked !== origin) complaints.push(`asked ${request.url()}`)
  })
  return { page, context, complaints }
}
