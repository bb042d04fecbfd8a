import type { Page } from 'playwright-core'

/** Touches a page, as its scripts wait for that (`app/layout/first-script.ts`), until they have taken it over. */
export async function scriptsReady(page: Page): Promise<void> {
  await page.evaluate(() => {
    const control = document.querySelector('summary, button')
    control?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
  // Their last effect on a new page: from here on, everything answers to script.
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}
