import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page, PageScreenshotOptions, Route } from 'playwright-core'
import type { Language } from '#language/languages.ts'
import { facesHere } from './late-faces.ts'
import { scriptsReady } from './scripts-ready.ts'
import type { View } from './views.ts'

export type Shot = { readonly siteUrl: string; readonly view: View; readonly language: Language }

/** A window of this width for taking pictures in, one after another. */
export async function openStudio(browser: Browser, width: number): Promise<BrowserContext> {
  const phone = width < 700
  const context = await browser.newContext({
    viewport: { width, height: phone ? 800 : 900 },
    isMobile: phone,
    hasTouch: phone,
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  await context.route('**/mail-preview/**', lendLetters)
  return context
}

/**
 * A mail is set in whatever faces its reader's machine has. For a picture it gets the site's own, so
 * that it looks the same on every machine.
 */
async function lendLetters(route: Route): Promise<void> {
  // A connection that the site gave up just then for being idle is no answer: asked again.
  const response = await route.fetch({ maxRetries: 3 })
  const html = (await response.text()).replace('</head>', `<style>${faces()}</style></head>`)
  return route.fulfill({ response, body: html })
}

function faces(): string {
  return Object.entries({ 'Young Serif': 'young-serif', 'Hanken Grotesk': 'hanken-grotesk' })
    .map(([family, name]) => {
      const file = readFileSync(join(import.meta.dirname, `../../app/fonts/${name}.woff2`))
      const source = `url(data:font/woff2;base64,${file.toString('base64')})`
      return `@font-face{font-family:'${family}';font-weight:400 700;font-display:block;src:${source}}`
    })
    .join('')
}

/**
 * Photographs a page once everything on it has loaded. All pictures are taken in one tab, because
 * opening a tab takes as long as reading the page; and as JPEG, because a PNG takes three times as
 * long.
 */
export async function photograph(studio: BrowserContext, shot: Shot): Promise<Buffer> {
  const { siteUrl, view, language } = shot
  const page = studio.pages()[0] ?? (await studio.newPage())
  const size = page.viewportSize()
  const address = siteUrl + view.address(language)
  const answered = await page.addInitScript(answerCookies, view.asked ? null : '{"necessary":true}')
  try {
    await page.goto(address)
    // The pages behind mailed links have no scripts.
    const scripted = page.locator('html[data-start], script[type=module]')
    if (view.act && (await scripted.count()) > 0) await scriptsReady(page)
    await facesHere(page)
    await view.act?.(page, language)
    await page.mouse.move(0, 0)
    await allHere(page, !view.window)
    if (!view.window) await unroll(page)
    await framesHere(page)
    return await stillPicture(page, { quality: 90, caret: 'hide' })
  } finally {
    await answered.dispose()
    await leavePage(page, address)
    if (size) await page.setViewportSize(size)
  }
}

/**
 * Leads away from a page to a text of the site, which is no page. An empty page would be a stranger
 * to the site's (`Cross-Origin-Opener-Policy`): the browser would start a process for it, and one
 * more for the way back.
 */
export async function leavePage(page: Page, address: string): Promise<void> {
  await page.goto(new URL('/robots.txt', address).href)
}

/** The tab is as on its first visit. */
function answerCookies(record: string | null): void {
  sessionStorage.clear()
  if (record === null) localStorage.removeItem('cookie-consent')
  else localStorage.setItem('cookie-consent', record)
}

/**
 * Makes the window as high as the page. A "full page" picture would do so too, but forgets meanwhile
 * that a finger cannot hover.
 */
export async function unroll(page: Page): Promise<void> {
  const [width, height] = await page.evaluate(() => {
    const { clientWidth, scrollHeight } = document.documentElement
    return [clientWidth, scrollHeight] as const
  })
  await page.setViewportSize({ width, height })
  // A picture that had stood below the window is drawn one frame later.
  await page.evaluate(drawn)
}

const drawn = () =>
  new Promise<void>((then) => requestAnimationFrame(() => requestAnimationFrame(() => then())))

/** Picture of the window, taken anew until it stays the same where a mail stands in it in a frame. */
export async function stillPicture(
  page: Page,
  options: PageScreenshotOptions = {},
): Promise<Buffer> {
  const take = () => page.screenshot({ type: 'jpeg', animations: 'disabled', ...options })
  let last = await take()
  if ((await page.locator('iframe:visible').count()) === 0) return last
  // The frame has a process of its own, which at times draws after the page.
  for (let again = 0; again < 20; again++) {
    const next = await take()
    if (next.equals(last)) break
    last = next
  }
  return last
}

/** Mails and pages in the frames that are shown; mails with the faces they were lent. */
export async function framesHere(page: Page): Promise<void> {
  for (const shown of await page.locator('iframe:visible').elementHandles()) {
    const frame = await shown.contentFrame()
    if (!frame) continue
    const address = new URL((await shown.getAttribute('src')) ?? '', page.url()).href
    // They load when the window, made higher, reaches them.
    await frame.waitForURL(address)
    await frame.waitForLoadState()
    // A face of the machine may not be there.
    await frame.evaluate(() =>
      Promise.allSettled([...document.fonts].map((face) => face.load())).then(() => undefined),
    )
    while (!(await frame.evaluate(hasPaint))) await page.waitForTimeout(20)
  }
}

const hasPaint = () => performance.getEntriesByName('first-contentful-paint').length > 0

/** Letters and pictures, those further down included; and the page drawn with them. */
export async function allHere(page: Page, fromTheTop = true): Promise<void> {
  await page.evaluate(async (toTop) => {
    // Elements fixed to the window would stand in the middle of a page that was scrolled.
    if (toTop) scrollTo({ top: 0, behavior: 'instant' })
    for (const picture of document.images) {
      picture.loading = 'eager'
      // A browser that is short of time draws the page first and the picture after it.
      picture.decoding = 'sync'
    }
    await document.fonts.ready
    await Promise.all([...document.images].map((it) => it.decode().catch(() => undefined)))
  }, fromTheTop)
  await page.evaluate(drawn)
}
