import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathTo } from '#language/addresses.ts'
import { holdScripts, toast } from '#tests/support/visit.ts'
import { quietVisitor } from '#tests/support/visitor.ts'

// The scripts of a page wait for the first touch of a control (docs/decisions/0003-scripts-nobody-waits-for.md).

const visitor = quietVisitor()

/** A page, and the scripts it fetched so far. */
async function read(path: string) {
  const watched = await visitor.newPage({ viewport: { width: 390, height: 800 } })
  const scripts: string[] = []
  watched.page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await watched.page.goto(visitor.site.url + path, { waitUntil: 'networkidle' })
  return { ...watched, scripts }
}

test('a visitor who only reads, scrolls and answers about cookies fetches no script', async () => {
  const { page, scripts } = await read('/en')
  await page.getByRole('button', { name: 'Only necessary' }).click()
  await page.mouse.wheel(0, 3000)
  await page.waitForTimeout(500)
  await page.locator('main p').last().click()
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
})

test.for([
  ['a key that moves the focus', (page: Page) => page.keyboard.press('Tab')],
  ['a button', (page: Page) => page.locator('summary').last().click()],
] as const)('%s brings them', async ([, touch]) => {
  const { page, scripts } = await read('/en')
  await touch(page)
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  expect(scripts).toContain('/start/en')
})

test('a finger that scrolls brings none, one that taps a control does', async () => {
  const { page, context, scripts } = await read('/en/faq')
  const client = await context.newCDPSession(page)
  const button = await page.locator('main summary').first().boundingBox()
  const { x = 0, y = 0 } = button ?? {}
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', to: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + 20, y: y + 20 - to }],
    })
  await touch('touchStart', 0)
  for (const to of [20, 60, 120]) await touch('touchMove', to)
  await touch('touchEnd', 0)
  await page.waitForTimeout(500)
  expect(scripts).toEqual([])
})

test('a picture pressed before the scripts are there opens large when they are, once', async () => {
  const { page } = await read('/en/gallery')
  const release = await holdScripts(page)
  await page.locator('.gallery-grid a').first().click()
  release()
  await page.locator('dialog[open] img').waitFor()
  expect(page.url()).toBe(`${visitor.site.url}/en/gallery`)
})

test('a date pressed before the scripts are there is filled in, and said so', async () => {
  const { page } = await read('/en/booking')
  await page
    .getByRole('button', { name: /^Available, Choose/ })
    .first()
    .click()
  await page.waitForURL('**/en/booking?workshopType=*')
  await toast(page, 'The date is filled in.').waitFor()
  expect(await page.locator('[name=preferredDate]').inputValue()).not.toBe('')
})

test('an arrow of the calendar pressed first turns the month in its place, and keeps the focus', async () => {
  const { page } = await read('/en/workshops/sourdough')
  let loads = 0
  page.on('load', () => loads++)
  const arrow = page.getByRole('link', { name: 'Next month' })
  const shown = page.locator('p[aria-live]')
  const month = await shown.textContent()
  await arrow.click()
  await expect.poll(() => shown.textContent()).not.toBe(month)
  expect(await arrow.evaluate((it) => it.matches(':focus'))).toBe(true)
  expect(loads).toBe(0)
})

test('another language replaces the page in the history before the scripts are there', async () => {
  const { page } = await read('/en/faq')
  const length = await page.evaluate(() => history.length)
  await page.locator('.mobile-menu > summary').click()
  await page.evaluate(() => document.documentElement.removeAttribute('data-start'))
  await page.getByRole('link', { name: 'FR, Français' }).click()
  await page.waitForURL(`**${pathTo('faq', 'fr')}`)
  expect(await page.evaluate(() => history.length)).toBe(length)
})

test('a phone fetches the picture of a workshop when it comes near, and not before', async () => {
  const { page } = await visitor.newPage({ viewport: { width: 360, height: 740 }, isMobile: true })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(`${visitor.site.url}/nl`)
  // The browser has chosen what to fetch once this picture is there.
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('.bleed-left')?.naturalWidth,
  )
  const ofWorkshops = () => fetched.filter((url) => url.includes('/workshop-'))
  expect(ofWorkshops()).toEqual([])
  await page.locator('.workshop-card').first().scrollIntoViewIfNeeded()
  await expect.poll(ofWorkshops).not.toEqual([])
})
