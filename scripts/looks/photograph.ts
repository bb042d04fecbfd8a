import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import type { Language } from '#language/languages.ts'
import type { View } from './views.ts'

export type Shot = {
  readonly siteUrl: string
  readonly view: View
  readonly language: Language
}

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
  await context.route(({ pathname }) => !pathname.includes('.'), waitForLetters)
  await context.route('**/hero-*.svg', holdStill)
  return context
}

/** What is asked of a page, less motion, is not asked of a picture on it: its bubbles would rise. */
async function holdStill(route: Route): Promise<void> {
  const response = await route.fetch()
  const svg = (await response.text()).replaceAll(
    '(prefers-reduced-motion:no-preference)',
    ' not all',
  )
  return route.fulfill({ response, body: svg })
}

/** The site takes its letters only if they are there at once; here they are always waited for. */
async function waitForLetters(route: Route): Promise<void> {
  const isPage = route.request().resourceType() === 'document'
  if (!isPage || route.request().method() !== 'GET') return route.continue()
  const response = await route.fetch()
  const html = (await response.text()).replaceAll(/font-display: ?optional/g, 'font-display:block')
  return route.fulfill({ response, body: html })
}

/** A page as a visitor sees it who waited until all of it had come; a PNG. */
export async function photograph(studio: BrowserContext, shot: Shot): Promise<Buffer> {
  const { siteUrl, view, language } = shot
  const page = await studio.newPage()
  try {
    await page.addInitScript(answerCookies, view.asked ? null : '{"necessary":true}')
    await page.goto(siteUrl + view.address(language))
    // A page without scripts is complete as it arrives.
    await page.waitForFunction(
      () => document.scripts.length === 0 || history.scrollRestoration === 'manual',
    )
    await view.act?.(page, language)
    await page.mouse.move(0, 0)
    await allHere(page, !view.window)
    if (!view.window) await unroll(page)
    return await page.screenshot({ animations: 'disabled', caret: 'hide' })
  } finally {
    await page.close()
  }
}

function answerCookies(record: string | null): void {
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
}

/** Letters and pictures, those further down included; and the page drawn with them. */
async function allHere(page: Page, fromTheTop: boolean): Promise<void> {
  await page.evaluate(async (toTop) => {
    // What is fixed to the window would stand in the middle of a page that was scrolled.
    if (toTop) scrollTo({ top: 0, behavior: 'instant' })
    for (const picture of document.images) picture.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((it) => it.decode().catch(() => undefined)))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }, fromTheTop)
}
