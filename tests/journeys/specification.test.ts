import { expect, test } from 'vitest'
import { scheduleRow, visit } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor()

test('the header stays at the top of the window while the page scrolls', async () => {
  const { page } = await visitor.open('/en')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  expect(await page.locator('header').boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280 })
})

test('data for search engines leave with the page that they tell of', async () => {
  const { page } = await visitor.open('/en/workshops/sourdough')
  const data = page.locator('script[type="application/ld+json"]')
  expect(await data.count()).toBeGreaterThan(0)
  await page.locator('footer').getByRole('link', { name: 'Gallery' }).click()
  await page.waitForURL('**/en/gallery')
  await expect.poll(() => data.count()).toBe(0)
})

test('going back to a page begins at its top too', async () => {
  const { page } = await visitor.open('/en')
  await page.locator('footer').getByRole('link', { name: 'Gallery' }).click()
  await page.waitForURL('**/en/gallery')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.goBack()
  await page.waitForURL('**/en')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the schedule is never narrower than 600 px where it is a table', async () => {
  const { page } = await visitor.open('/en/booking')
  for (const width of [704, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const table = page.locator('table.schedule')
    expect((await table.boundingBox())?.width, `at ${width}`).toBeGreaterThanOrEqual(600)
    expect(await table.evaluate((it) => getComputedStyle(it).minWidth)).toBe('600px')
  }
})

test('at most three notices are seen at once, each for about five seconds', async () => {
  const { page } = await visitor.newPage({})
  await page.clock.install()
  await visit(page, `${visitor.site.url}/en/booking`)
  const row = scheduleRow(page, 'Saturday 4 October 2025')
  const notices = page.locator('[data-sonner-toast]')
  const seen = page.locator('[data-sonner-toast][data-visible=true][data-removed=false]')
  // The page's clock stands still once the first notice has come and gone.
  await row.click()
  await expect.poll(() => notices.count()).toBe(1)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.clock.runFor(1000)
  await expect.poll(() => notices.count()).toBe(0)
  for (let i = 0; i < 5; i++) {
    await row.click()
    await page.clock.runFor(20)
  }
  await expect.poll(() => notices.count()).toBe(5)
  expect(await seen.count()).toBe(3)
  await page.mouse.move(5, 5)
  await page.clock.runFor(4500)
  expect(await seen.count()).toBe(3)
  await page.clock.runFor(1000)
  await expect.poll(() => seen.count()).toBe(0)
})

test('the map stands to the right of the address and the travel tips', async () => {
  const { page } = await visitor.open('/en/contact')
  const map = await page.getByRole('img', { name: /15 km/ }).boundingBox()
  const address = await page.locator('main address').boundingBox()
  expect(map?.x).toBeGreaterThan((address?.x ?? 0) + (address?.width ?? 0))
})
