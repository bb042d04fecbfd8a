import type { BrowserContext, Page } from 'playwright-core'
import type { Language } from '#language/languages.ts'
import type { View } from './views.ts'

export type Shot = {
  readonly siteUrl: string
  readonly view: View
  readonly language: Language
  /** Width of the window in CSS pixels. */
  readonly width: number
}

/** The page of a context as a visitor sees it who waited until all of it had come; a PNG. */
export async function photograph(context: BrowserContext, shot: Shot): Promise<Buffer> {
  const { siteUrl, view, language, width } = shot
  const page = await context.newPage()
  try {
    await page.setViewportSize({ width, height: width < 700 ? 800 : 900 })
    await page.addInitScript(answerCookies, view.asked ? null : '{"necessary":true}')
    await page.goto(siteUrl + view.address(language))
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    await view.act?.(page, language)
    await allHere(page, !view.window)
    return await page.screenshot({ fullPage: !view.window, animations: 'disabled', caret: 'hide' })
  } finally {
    await page.close()
  }
}

function answerCookies(record: string | null): void {
  if (record === null) localStorage.removeItem('cookie-consent')
  else localStorage.setItem('cookie-consent', record)
}

/** Letters and pictures, those further down included; and the page drawn with them. */
async function allHere(page: Page, fromTheTop: boolean): Promise<void> {
  await page.evaluate(async (toTop) => {
    // What is fixed to the window would stand in the middle of a page that was scrolled.
    if (toTop) scrollTo({ top: 0, behavior: 'instant' })
    for (const picture of document.images) picture.loading = 'eager'
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((it) => it.decode().catch(() => undefined)))
  }, fromTheTop)
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
}
