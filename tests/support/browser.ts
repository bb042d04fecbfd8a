import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type ViewportSize,
} from 'playwright-core'
import { inject } from 'vitest'
import { fontVariables, type Machine } from '#scripts/fonts/machines.ts'
import { leavePage } from '#scripts/looks/photograph.ts'
import { longest } from './patience.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  // A process less, and less to hand about.
  '--in-process-gpu',
  // The shell sets letters as the whole browser does only when told.
  '--font-render-hinting=slight',
  // Pictures are drawn with the page, not some frames after it.
  '--disable-checker-imaging',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page runs its scripts once: to optimise them takes longer than to run them as they are.
  '--js-flags=--no-opt --no-maglev',
]

/**
 * A real browser; `npm test` has found or installed it and says where it is.
 *
 * @param machine whose typefaces it has
 */
export function openBrowser(machine: Machine = 'office'): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: flags,
    env: { ...process.env, ...fontVariables(inject('fonts'), machine) },
    timeout: longest,
  })
}

let shared: Promise<Browser> | undefined

export function sharedBrowser(): Promise<Browser> {
  return (shared ??= openBrowser())
}

export type WatchedPage = {
  readonly page: Page
  readonly context: BrowserContext
  /** Everything a page should never do: errors and warnings on the console, requests elsewhere. */
  readonly complaints: string[]
  readonly size: ViewportSize
}

const windowSize = { width: 1280, height: 800 }

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
  await beUnhurried(context)
  return context
}

/**
 * Timers of the page, such as that which takes a notice away, stand still here, since a busy
 * machine may look later than that. A test of such a timer moves the page's own clock.
 */
export async function beUnhurried(context: BrowserContext): Promise<void> {
  context.setDefaultTimeout(longest)
  await context.addInitScript(() => {
    const ring = window.setTimeout
    const hour = 3_600_000
    const later = (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ring(work, ms < 4_000 ? ms : hour, ...rest)
    Object.assign(window, { setTimeout: later })
  })
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
    const { protocol, origin: target } = new URL(request.url())
    if (protocol.startsWith('http') && target !== origin) complaints.push(`asked ${request.url()}`)
  })
  return { page, context, complaints, size: page.viewportSize() ?? windowSize }
}

/** The page alone, with all that a site can keep in it forgotten but the cache; undefined if it was closed. */
export async function leftAlone(
  watched: WatchedPage,
  siteUrl: string,
): Promise<WatchedPage | undefined> {
  const { page, context, complaints, size } = watched
  const others = context.pages().filter((each) => each !== page)
  await Promise.all(others.map((each) => each.close()))
  if (page.isClosed()) return undefined
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.mouse.move(0, 0)
  await page.emulateMedia({ media: null })
  const leave = () => leavePage(page, siteUrl)
  // A test may end while one page gives way to the next.
  await leave().catch(() => page.waitForLoadState().then(leave))
  await page.setViewportSize(size)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  complaints.length = 0
  return watched
}
