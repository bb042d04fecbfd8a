import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { openContext, openPage, windowSize, type WatchedPage } from './browser.ts'
import { removeData, startTestSite, type TestSite, type TestSiteSettings } from './test-site.ts'
import { visit } from './visit.ts'
import { quietSite, worker } from './worker.ts'

type Visitor<Site> = {
  /** Once the tests run. */
  readonly site: Site
  /**
   * A page that has gone nowhere yet; left when its test is over, which fails where the page still
   * has complaints: a test that expects some takes them out (`splice`). Pages that are opened without
   * options share a tab, as opening one takes as long as reading a page, in a browser that has fetched
   * the site's files before, and keeps nothing else. Who changes the page or its context for good
   * (scripts, media), or counts its history, gives options, if empty ones.
   */
  readonly newPage: (options?: BrowserContextOptions) => Promise<WatchedPage>
  /** A page at an address of the site, its scripts ready where it has any. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<WatchedPage>
}

/**
 * Somebody with a real browser, on a site that all tests of a file share; it is gone after the last
 * of them.
 *
 * @param settings or what gives them, where they are known only once the tests run
 * @param usual what each page is opened with, unless its test says otherwise
 */
export function siteVisitor(
  settings: TestSiteSettings | (() => TestSiteSettings) = {},
  usual: BrowserContextOptions = {},
): Visitor<TestSite> {
  let site: TestSite
  worker.beforeAll(async () => {
    site = await startTestSite(typeof settings === 'function' ? settings() : settings)
    return () => removeData(site)
  })
  return visitorOf(() => site, usual)
}

/** Somebody who only reads: on the site that all files share, which is sent nothing. */
export function quietVisitor(usual: BrowserContextOptions = {}): Visitor<Pick<TestSite, 'url'>> {
  const site = quietSite()
  return visitorOf(() => site, usual)
}

function visitorOf<Site extends { readonly url: string }>(
  siteHere: () => Site,
  usual: BrowserContextOptions,
): Visitor<Site> {
  let openOwn: (options: BrowserContextOptions) => Promise<WatchedPage>
  let shared: BrowserContext
  let tab: WatchedPage | undefined
  worker.beforeAll(async ({ browser }) => {
    shared = await openContext(browser, usual)
    openOwn = async (options) => {
      const context = await openContext(browser, { ...usual, ...options })
      return openPage(context, siteHere().url)
    }
    return () => shared.close()
  })

  async function newPage(options?: BrowserContextOptions): Promise<WatchedPage> {
    const watched = await (options ? openOwn(options) : (tab ?? openPage(shared, siteHere().url)))
    tab = undefined
    onTestFinished(async () => {
      const heard = watched.complaints.splice(0)
      if (options) await watched.context.close()
      else tab = await left(watched)
      expect(heard).toEqual([])
    })
    return watched
  }

  async function open(path: string, options?: BrowserContextOptions): Promise<WatchedPage> {
    const watched = await newPage(options)
    const { javaScriptEnabled = true } = { ...usual, ...options }
    if (javaScriptEnabled) await visit(watched.page, siteHere().url + path)
    else await watched.page.goto(siteHere().url + path)
    return watched
  }

  return {
    get site() {
      return siteHere()
    },
    newPage,
    open,
  }
}

/** The tab alone, with all that a site can keep in it forgotten but the cache; undefined if it was closed. */
async function left(watched: WatchedPage): Promise<WatchedPage | undefined> {
  const { page, context, complaints } = watched
  const others = context.pages().filter((each) => each !== page)
  await Promise.all(others.map((each) => each.close()))
  if (page.isClosed()) return undefined
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.mouse.move(0, 0)
  const clear = () =>
    page.evaluate(() => {
      if (origin !== 'null') sessionStorage.clear()
    })
  // A test may end while one page gives way to the next.
  await clear().catch(() => page.waitForLoadState().then(clear))
  await page.goto('about:blank')
  await page.setViewportSize(windowSize)
  await context.setStorageState({ cookies: [], origins: [] })
  complaints.length = 0
  return watched
}
