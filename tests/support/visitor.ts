import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { leftAlone, openContext, openPage, type WatchedPage } from './browser.ts'
import { startTestSite, type TestSite, type TestSiteSettings } from './test-site.ts'
import { visit } from './visit.ts'
import { quietSite, worker } from './worker.ts'

type Visitor<Site> = {
  /** The site, once the tests run. */
  readonly site: Site
  /**
   * A page that has gone nowhere yet; it is left when its test is over. A test fails if its page still has
   * complaints; a test that expects some takes them out (`splice`). Pages opened without options, or with a
   * size of window alone, share one tab, because opening a tab takes as long as reading a page; the tab keeps
   * the site's files and nothing else. A test that changes the page or its context for good (scripts,
   * colours), or counts its history, gives options, if empty ones.
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
    return () => site[Symbol.asyncDispose]()
  })
  return visitorOf(() => site, usual)
}

/** Somebody who only reads: on the site that all files share, which is sent nothing. */
export function quietVisitor(usual: BrowserContextOptions = {}): Visitor<Pick<TestSite, 'url'>> {
  const site = quietSite()
  return visitorOf(() => site, usual, quietWindows)
}

type SharedWindow = {
  readonly context: BrowserContext
  /** Free, with nothing on it. */
  tab?: WatchedPage | undefined
}

/** The windows of the site that all files share, by their options; gone with the browser. */
const quietWindows = new Map<string, SharedWindow>()

function visitorOf<Site extends { readonly url: string }>(
  siteHere: () => Site,
  usual: BrowserContextOptions,
  kept?: Map<string, SharedWindow>,
): Visitor<Site> {
  let openOwn: (options: BrowserContextOptions) => Promise<WatchedPage>
  let shared: SharedWindow
  worker.beforeAll(async ({ browser }) => {
    const name = JSON.stringify(usual)
    shared = kept?.get(name) ?? { context: await openContext(browser, usual) }
    kept?.set(name, shared)
    openOwn = async (options) => {
      const context = await openContext(browser, { ...usual, ...options })
      return openPage(context, siteHere().url)
    }
    if (!kept) return () => shared.context.close()
  })

  async function newPage(options?: BrowserContextOptions): Promise<WatchedPage> {
    const { tab, context } = shared
    const { viewport, ...others } = options ?? {}
    const isOwn = options && (!viewport || Object.keys(others).length > 0)
    const watched = await (isOwn ? openOwn(options) : (tab ?? openPage(context, siteHere().url)))
    if (!isOwn) shared.tab = undefined
    if (!isOwn && viewport) await watched.page.setViewportSize(viewport)
    onTestFinished(async () => {
      const heard = watched.complaints.splice(0)
      if (isOwn) await watched.context.close()
      else shared.tab = await leftAlone(watched, siteHere().url)
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
