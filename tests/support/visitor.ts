import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { openBrowser, openPage, type WatchedPage } from './browser.ts'
import { removeData, startTestSite, type TestSite, type TestSiteSettings } from './test-site.ts'
import { visit } from './visit.ts'

export type Visitor = {
  /** Once the tests run. */
  readonly site: TestSite
  /** A page that has gone nowhere yet; closed when its test is over. */
  readonly newPage: (options?: BrowserContextOptions) => Promise<WatchedPage>
  /** A page at an address of the site, its scripts ready where it has any. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<WatchedPage>
}

/**
 * Somebody with a real browser, on a site that all tests of a file share; both are gone after the
 * last of them.
 *
 * @param settings or what gives them, where they are known only once the tests run
 * @param usual what each page is opened with, unless its test says otherwise
 */
export function siteVisitor(
  settings: TestSiteSettings | (() => TestSiteSettings) = {},
  usual: BrowserContextOptions = {},
): Visitor {
  const used = new AsyncDisposableStack()
  let site: TestSite
  let browser: Browser
  beforeAll(async () => {
    site = used.adopt(
      await startTestSite(typeof settings === 'function' ? settings() : settings),
      removeData,
    )
    browser = used.adopt(await openBrowser(), (opened) => opened.close())
  })
  afterAll(() => used.disposeAsync())

  async function newPage(options?: BrowserContextOptions): Promise<WatchedPage> {
    const watched = await openPage(browser, site.url, { ...usual, ...options })
    onTestFinished(() => watched.context.close())
    return watched
  }

  async function open(path: string, options?: BrowserContextOptions): Promise<WatchedPage> {
    const watched = await newPage(options)
    const { javaScriptEnabled = true } = { ...usual, ...options }
    if (javaScriptEnabled) await visit(watched.page, site.url + path)
    else await watched.page.goto(site.url + path)
    return watched
  }

  return {
    get site() {
      return site
    },
    newPage,
    open,
  }
}
