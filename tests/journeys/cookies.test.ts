import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '#tests/support/visit.ts'
import { quietVisitor } from '#tests/support/visitor.ts'

const visitor = quietVisitor()

/** All that a visitor's browser keeps of the site. */
async function kept(context: BrowserContext): Promise<Record<string, string>> {
  const { cookies, origins } = await context.storageState()
  const entries = [
    ...cookies.map(({ name, value }) => [`cookie ${name}`, value] as const),
    ...origins.flatMap(({ localStorage }) =>
      localStorage.map((it) => [it.name, it.value] as const),
    ),
  ]
  return Object.fromEntries(entries)
}

test.for([
  { button: 'Accept all', analytics: true, preferences: true },
  { button: 'Only necessary', analytics: false, preferences: false },
])('"$button" is kept with its time, and not asked again', async ({ button, ...choice }) => {
  const before = Date.now()
  const { page, context } = await visitor.open('/en')
  const banner = page.locator('[data-cookie-banner]')
  await banner.getByRole('button', { name: button }).click()
  await banner.waitFor({ state: 'hidden' })
  const record = JSON.parse((await kept(context))['cookie-consent'] ?? '')
  expect(record).toEqual({ necessary: true, ...choice, timestamp: expect.any(Number) })
  expect(record.timestamp).toBeGreaterThanOrEqual(before)
  expect(record.timestamp).toBeLessThanOrEqual(Date.now())
  await visit(page, `${visitor.site.url}/en/contact`)
  expect(await banner.isVisible()).toBe(false)
})

test('closing the banner keeps nothing, and it is there on the next visit', async () => {
  const { page, context } = await visitor.open('/en')
  const banner = page.locator('[data-cookie-banner]')
  await banner.getByRole('button', { name: 'Close without choosing' }).click()
  await banner.waitFor({ state: 'hidden' })
  await page.locator('header').getByRole('link', { name: 'Gallery' }).click()
  await page.waitForURL('**/en/gallery')
  expect(await banner.isVisible()).toBe(false)
  expect(await kept(context)).toEqual({ i18nextLng: 'en' })
  await visit(page, `${visitor.site.url}/en`)
  expect(await banner.isVisible()).toBe(true)
})

test('at the end of a page the last links of its foot come out above the banner', async () => {
  const { page } = await visitor.open('/fr')
  const banner = page.locator('[data-cookie-banner]')
  const privacy = page.locator('footer').getByRole('link', { name: 'Confidentialité' })
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const link = await privacy.boundingBox()
    const over = await banner.boundingBox()
    expect(link!.y + link!.height, `at ${width} px`).toBeLessThanOrEqual(over!.y)
  }
})

test('a stored word that is no choice is asked again', async () => {
  const { page } = await visitor.newPage()
  await page.goto(`${visitor.site.url}/en`)
  for (const record of ['1', '"yes"', '{"x":1}', 'null', '{']) {
    await page.evaluate((it) => localStorage.setItem('cookie-consent', it), record)
    await page.reload()
    expect(await page.locator('[data-cookie-banner]').isVisible(), record).toBe(true)
  }
})

test('the keyboard goes into the banner that was asked for, and back to where it was', async () => {
  const { page } = await visitor.open('/en')
  const banner = page.locator('[data-cookie-banner]')
  const again = page.locator('footer').getByRole('button', { name: 'Cookies' })
  const held = () =>
    page.evaluate(
      () => document.activeElement?.closest('[data-cookie-banner], button, main')?.tagName,
    )
  await banner.getByRole('button', { name: 'Only necessary' }).press('Enter')
  await banner.waitFor({ state: 'hidden' })
  expect(await held()).toBe('MAIN')
  await again.press('Enter')
  expect(await held()).toBe('SECTION')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(
    await banner
      .getByRole('button')
      .first()
      .evaluate((it) => it.matches(':focus')),
  ).toBe(true)
  await banner.getByRole('button', { name: 'Close without choosing' }).press('Enter')
  expect(await again.evaluate((it) => it.matches(':focus'))).toBe(true)
})

test('before a choice nothing but the language is kept, on any page', async () => {
  const { page, context } = await visitor.newPage()
  for (const path of ['', '/workshops', '/workshops/drinks', '/booking', '/contact', '/gallery']) {
    await visit(page, `${visitor.site.url}/en${path}`)
    expect(await page.locator('[data-cookie-banner]').isVisible()).toBe(true)
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  }
  expect(await kept(context)).toEqual({ i18nextLng: 'en' })
})

test('a browser that keeps nothing for the site still shows every page', async () => {
  const { page } = await visitor.newPage({})
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is closed', 'SecurityError')
      },
    })
  })
  await visit(page, `${visitor.site.url}/en`)
  await page.getByRole('button', { name: 'Only necessary' }).click()
  await page.locator('[data-cookie-banner]').waitFor({ state: 'hidden' })
  await page.locator('header').getByRole('link', { name: 'Français' }).click()
  await page.locator('html[lang=fr]').waitFor()
})
