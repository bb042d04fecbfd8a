import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { menuNames } from '#content/words/page-names.ts'
import { pathTo } from '#language/addresses.ts'
import { menuPages } from '#language/pages.ts'
import { languages } from '#tests/support/first-languages.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { quietVisitor } from '#tests/support/visitor.ts'

const visitor = quietVisitor()

const phone: BrowserContextOptions = { viewport: { width: 390, height: 800 } }

const summary = (page: Page) => page.locator('header .hover-menu summary')
const viewAll = (page: Page) => page.locator('header').getByRole('link', { name: /View all/ })

test.for([
  { with: 'scripts', options: undefined },
  { with: 'the style sheet alone', options: { javaScriptEnabled: false } },
])('the header is opaque past 50 px of scroll, by $with', async ({ options }) => {
  const { page } = await visitor.newPage(options)
  await page.goto(`${visitor.site.url}/en`)
  const ground = () =>
    page.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor)
  const clear = 'rgba(0, 0, 0, 0)'
  const paper = 'rgb(250, 246, 236)'
  expect(await ground()).toBe(clear)
  // The two heights alternate, so that each change of colour is seen.
  for (const [top, colour] of [
    [51, paper],
    [50, clear],
    [51, paper],
    [20, clear],
  ] as const) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await expect.poll(ground, { message: `at ${top}` }).toBe(colour)
  }
})

test('the workshops menu lists three workshops and all of them', async () => {
  const { page } = await visitor.open('/en')
  await summary(page).click()
  const links = page.locator('header .hover-menu a')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/en/workshops/sourdough',
    '/en/workshops/drinks',
    '/en/workshops/vegetables',
    '/en/workshops',
  ])
  await links.nth(1).click()
  await page.waitForURL('**/en/workshops/drinks')
  await viewAll(page).waitFor({ state: 'hidden' })
})

test('by keyboard the workshops menu opens, is walked through, and closes where it ends', async () => {
  const { page } = await visitor.open('/en')
  await summary(page).focus()
  await page.keyboard.press('Enter')
  await viewAll(page).waitFor()
  for (let i = 0; i < 4; i++) await page.keyboard.press('Tab')
  expect(await viewAll(page).evaluate((it) => it === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await viewAll(page).waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Gift voucher')
})

test('the menu of a wide window and that of a phone lead to the same pages', async () => {
  const { page } = await visitor.open('/fr')
  const entries = (part: string) =>
    page
      .locator(`header ${part} a`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const onPhone = await entries('.mobile-menu')
  expect(onPhone).toContain('/fr/bon-cadeau')
  expect(onPhone).toEqual(expect.arrayContaining(await entries('nav')))
})

test('the workshops menu closes on a click elsewhere, and on Escape gives the focus back', async () => {
  const { page } = await visitor.open('/en')
  await summary(page).click()
  await viewAll(page).waitFor()
  await page.mouse.click(640, 500)
  await viewAll(page).waitFor({ state: 'hidden' })
  await summary(page).click()
  await viewAll(page).focus()
  await page.keyboard.press('Escape')
  await viewAll(page).waitFor({ state: 'hidden' })
  expect(await summary(page).evaluate((it) => it === document.activeElement)).toBe(true)
})

test('the workshops menu opens under the mouse after 100 ms and stays 300 ms', async () => {
  const { page } = await visitor.open('/en')
  const list = page.locator('header .hover-menu-list')
  const delay = () => list.evaluate((menu) => getComputedStyle(menu).transitionDelay)
  expect(await viewAll(page).isVisible()).toBe(false)
  expect(await delay()).toBe('0.3s, 0.3s')
  await summary(page).hover()
  expect(await delay()).toBe('0.1s')
  await viewAll(page).waitFor()
  await page.mouse.move(900, 600)
  // The style is asked, not a clock: a busy machine may look up only after the menu has closed.
  expect(await delay()).toBe('0.3s, 0.3s')
  await viewAll(page).waitFor({ state: 'hidden' })
})

test('by keyboard the header is gone through as it reads', async () => {
  const { page } = await visitor.open('/en')
  const names = menuNames(wordsIn('en'))
  for (const stop of [
    'Skip to content',
    'Hof ter Gist, home',
    'Workshops',
    ...menuPages.map((each) => names[each]),
    'Book a place',
    'NL, Nederlands',
    'FR, Français',
    'EN, English',
  ]) {
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe(stop)
  }
})

test('by keyboard the skip link leads past the header', async () => {
  const { page } = await visitor.open('/en')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect((await skip.boundingBox())?.height).toBeGreaterThan(20)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})

function focusedName(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim()
  })
}

test('the mobile menu opens, closes on Escape, and closes when a page was chosen', async () => {
  const { page } = await visitor.open('/en', phone)
  const menu = page.locator('.mobile-menu > summary')
  const gallery = page.locator('.mobile-menu-sheet').getByRole('link', { name: 'Gallery' })
  await menu.click()
  await gallery.waitFor()
  await page.keyboard.press('Escape')
  await gallery.waitFor({ state: 'hidden' })
  expect(await menu.evaluate((it) => it === document.activeElement)).toBe(true)
  await menu.click()
  // The page under it has what takes the focus next.
  await page.locator('.mobile-menu-sheet a').last().press('Tab')
  await gallery.waitFor({ state: 'hidden' })
  await menu.click()
  await gallery.click()
  await page.waitForURL('**/en/gallery')
  await gallery.waitFor({ state: 'hidden' })
  // A name leaves room before it on the narrowest phone, and a longer one takes two lines.
  await page.setViewportSize({ width: 320, height: 640 })
  const gutter = (await page.locator('.logo').boundingBox())!.x
  for (const longer of ['', 'Terre d’Ourthe']) {
    await page
      .locator('.logo > span')
      .last()
      .evaluate((name, text) => (name.textContent = text || name.textContent), longer)
    const name = await page.locator('.logo').boundingBox()
    const button = await menu.boundingBox()
    expect(button!.x - (name!.x + name!.width)).toBeGreaterThanOrEqual(16)
    expect(button!.x + button!.width).toBeLessThanOrEqual(320 - gutter)
  }
  // No short word of a name is alone on its second line beside the whole menu.
  await page.setViewportSize({ width: 1280, height: 640 })
  const lines = await page
    .locator('.logo > span')
    .last()
    .evaluate((name) => {
      name.textContent = 'Imkersschool De Korf'
      const words = document.createRange()
      words.selectNodeContents(name)
      return Array.from(words.getClientRects(), ({ width }) => width)
    })
  expect(lines).toHaveLength(2)
  expect(lines[1]).toBeGreaterThan(lines[0]! / 2)
})

test.for(languages)(
  'in the low window of a laptop the words of home stand above the smoke of the farm, in %s',
  async (language) => {
    const { page } = await visitor.newPage({ viewport: { width: 1366, height: 650 } })
    await page.goto(visitor.site.url + pathTo('home', language))
    const picture = await page.locator('.hero-picture').boundingBox()
    const words = await page.locator('.hero-words').boundingBox()
    // The smoke, and all under it, is 313 of the picture's 640 units.
    const smoke = picture!.y + (picture!.height * (640 - 313)) / 640
    expect(words!.y + words!.height).toBeLessThanOrEqual(smoke)
  },
)

test('on a phone on its side the land of home reaches both edges of the window', async () => {
  const { page } = await visitor.newPage({ viewport: { width: 844, height: 390 } })
  await page.goto(`${visitor.site.url}/nl`)
  const land = await page.locator('.hero-picture > :is(img, svg)').first().boundingBox()
  expect(land!.x).toBeLessThanOrEqual(0)
  expect(land!.x + land!.width).toBeGreaterThanOrEqual(844)
})
