import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { bringToDesk } from '#tests/support/desk-device.ts'
import { dateOn } from '#tests/support/dates.ts'
import { pressShown } from '#tests/support/forms.ts'
import { askForPlaces } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor()

async function openPaper(): Promise<Page> {
  const { page } = await visitor.newPage({ viewport: { width: 718, height: 1000 } })
  await bringToDesk(page.context(), visitor.site)
  await page.emulateMedia({ media: 'print' })
  return page
}

async function sidesOf(page: Page, format = 'A4', edge = '12mm'): Promise<number | undefined> {
  const margin = { top: edge, right: edge, bottom: edge, left: edge }
  const paper = await page.pdf({ format, margin })
  return paper.toString('latin1').match(/\/Type \/Page\b/g)?.length
}

/** Texts of what can be seen of these. */
const shown = (page: Page, selector: string) =>
  page.locator(selector).filter({ visible: true }).allTextContents()

test('on paper there is nothing to press, no form and no heading of one', async () => {
  const page = await openPaper()
  const toPress =
    'nav, form, select, input, textarea, button, [class*=button-], [aria-label*=month], footer [href$=privacy]'
  const { booking, contact } = wordsOf(firstHouse, 'en')
  for (const name of ['home', 'workshop', 'booking', 'contact'] as const) {
    await page.goto(visitor.site.url + pathTo(name, 'en', 'sourdough'))
    expect(await shown(page, toPress), name).toEqual([])
    const headings = await shown(page, 'h2')
    expect(headings.length).toBeGreaterThan(1)
    for (const { form } of [booking, contact]) expect(headings).not.toContain(form.title)
  }
})

test('on paper every answer to a question stands open', async () => {
  const page = await openPaper()
  await page.goto(visitor.site.url + pathTo('faq', 'en'))
  const answer = page.locator('.tab-panel[data-open=true] .question').nth(1).locator('p')
  expect(await answer.evaluate((it) => it.checkVisibility())).toBe(true)
})

test('a guest’s booking and the list of a date print with nothing to press, and no number broken', async () => {
  const { site } = visitor
  const link = await linksOf(site)
  const id = await askForPlaces(site.url)
  await pressShown(link.owner('confirm', id))
  await pressShown(link.owner('deposit-received', id))
  const date = await dateOn(site, '2025-09-30')
  const copied: number[] = []
  const page = await openPaper()
  for (const address of [link.guest('booking', { id }), `${link.desk()}/datum/${date.id}`]) {
    await page.goto(address)
    expect(await shown(page, 'header, footer, form, button')).toEqual([])
    expect((await shown(page, 'h1')).length).toBe(1)
    await page.setViewportSize({ width: 660, height: 1000 })
    const toCopy = page.locator('.copyable').filter({ visible: true })
    const lines = await toCopy.evaluateAll((all) => all.map((it) => it.getClientRects().length))
    copied.push(...lines)
  }
  expect([...new Set(copied)]).toEqual([1])
  // A sum that a guest has paid takes two lines, as the guest does.
  const stand = await page.getByText('voorschot binnen').first().boundingBox()
  expect(stand?.height).toBeLessThan(50)
})

test('a workshop is one sheet of paper, on both sides, white and with all words in ink', async () => {
  const page = await openPaper()
  await page.goto(visitor.site.url + pathTo('workshop', 'en', 'drinks'))
  const ink = 'rgb(33, 28, 23)'
  for (const selector of ['main .button-solid', '.calendar-free']) {
    const button = page.locator(selector).first()
    expect(await button.evaluate((it) => getComputedStyle(it).color)).toBe(ink)
    expect(await button.evaluate((it) => getComputedStyle(it).borderTopWidth)).toBe('2px')
  }
  expect(await page.locator('footer').evaluate((it) => getComputedStyle(it).color)).toBe(ink)
  const ground = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  )
  expect(ground).toBe('rgba(0, 0, 0, 0)')
  expect(await sidesOf(page)).toBe(2)
  for (const language of ['nl', 'fr'] as const) {
    for (const slug of ['sourdough', 'drinks']) {
      await page.goto(visitor.site.url + pathTo('workshop', language, slug))
      expect(await sidesOf(page, 'Letter', '15mm'), `${slug}, ${language}`).toBe(2)
    }
  }
})

test.each([
  ['contact', 1],
  ['reservationSuccess', 1],
  ['giftVoucher', 1],
  ['booking', 2],
  ['faq', 2],
  ['businessCard', 2],
  ['about', 3],
  ['gallery', 3],
  ['home', 3],
  ['workshops', 3],
] as const)('the page %s takes no more than %i sides of paper', async (name, sides) => {
  const page = await openPaper()
  for (const language of languages) {
    await page.goto(visitor.site.url + pathTo(name, language))
    expect(await sidesOf(page, 'A4', '15mm'), language).toBeLessThanOrEqual(sides)
  }
})

test('on paper a month stands above its days, not at the foot of the side before, and a list keeps its marks', async () => {
  const page = await openPaper()
  await page.goto(visitor.site.url + pathTo('booking', 'nl'))
  const month = page.locator('.schedule tbody').first()
  expect(await month.evaluate((it) => getComputedStyle(it).breakInside)).toBe('avoid')
  const room = await page.locator('main .list-disc').evaluate((list) => {
    const { paddingLeft, fontSize } = getComputedStyle(list)
    return Number.parseFloat(paddingLeft) / Number.parseFloat(fontSize)
  })
  expect(room).toBeGreaterThan(1)
})

test('in a visitor’s own colours a button still has an edge, and no sign, rule or choice is lost', async () => {
  const { page } = await visitor.newPage({})
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto(visitor.site.url + pathTo('booking', 'en'))
  const send = page.locator('main form [type=submit]')
  expect(await send.evaluate((it) => getComputedStyle(it).borderTopWidth)).toBe('2px')
  const badge = page.locator('.schedule-badge').first()
  expect(await badge.evaluate((it) => getComputedStyle(it).borderTopWidth)).toBe('2px')
  const inks = await page
    .locator('.schedule-choice')
    .evaluateAll((all) => all.map((it) => getComputedStyle(it).color))
  expect(inks.filter((ink) => ink === inks[0])).toHaveLength(1)
  // The lines of the menu's sign are edges: grounds are taken away.
  const menu = page.locator('.menu-sign')
  const line = await menu.evaluate((it) => getComputedStyle(it, '::after').borderTopWidth)
  expect(line).toBe('2px')
  // The browser draws the arrow of a list, whose own would be a ground.
  const list = page.locator('select').first()
  expect(await list.evaluate((it) => getComputedStyle(it).appearance)).not.toBe('none')
  expect(await list.evaluate((it) => getComputedStyle(it).paddingRight)).toBe('0px')
  // A ground behind the number of a day would lie over the rule of its row.
  const number = page.locator('.schedule-number').first()
  expect(await number.evaluate((it) => getComputedStyle(it).forcedColorAdjust)).toBe('none')
  const inkOf = (it: Element) => getComputedStyle(it).color
  expect(await number.evaluate(inkOf)).toBe(await page.locator('h1').evaluate(inkOf))
  const { channels } = await sharp(await page.locator('.logo-sign').screenshot()).stats()
  for (const { min, max } of channels.slice(0, 3)) expect(max - min).toBeGreaterThan(150)
  await page.goto(`${visitor.site.url}${pathTo('workshop', 'en', 'sourdough')}?month=2025-10`)
  const full = page.locator('.calendar-full').first()
  expect(await full.evaluate((it) => getComputedStyle(it).borderTopWidth)).toBe('5px')
  await page.goto(visitor.site.url + pathTo('gallery', 'en'))
  const marks = await page
    .locator('.tab')
    .evaluateAll((all) => all.map((it) => getComputedStyle(it).borderBottomColor))
  const ground = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  )
  expect(marks.filter((mark) => mark !== ground)).toHaveLength(1)
})

test('with letters twice as large a fact of a booking has more room than its name', async () => {
  const { site } = visitor
  const { page, context } = await visitor.newPage({})
  const settings = await context.newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  const id = await askForPlaces(site.url, { email: 'large@example.org' })
  await page.goto((await linksOf(site)).guest('booking', { id }))
  const row = page.locator('.facts > div').first()
  const [name = 0, fact] = await row.evaluate((it) =>
    [...it.children].map((part) => part.clientWidth),
  )
  expect(fact).toBeGreaterThan(name)
})

test('in a window that is higher than a page the land lies at its bottom', async () => {
  const { page } = await visitor.newPage({ viewport: { width: 390, height: 1200 } })
  await page.goto(`${visitor.site.url}/l?lng=en`)
  const foot = await page.locator('footer').boundingBox()
  expect(foot && foot.y + foot.height).toBe(1200)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBe(390)
})
