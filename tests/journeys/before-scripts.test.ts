import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { scriptsReady } from '#scripts/looks/scripts-ready.ts'
import { holdScripts } from '#tests/support/visit.ts'
import { quietVisitor } from '#tests/support/visitor.ts'

const visitor = quietVisitor()

const phone: BrowserContextOptions = { viewport: { width: 390, height: 800 } }

/** A page whose scripts do not come until `release` is called. */
async function openEarly(path: string, options: BrowserContextOptions = {}) {
  const opened = await visitor.newPage(options)
  const release = await holdScripts(opened.context)
  await opened.page.goto(visitor.site.url + path, { waitUntil: 'domcontentloaded' })
  return { ...opened, release }
}

test('the workshops menu opens by a click, and is still open when the scripts arrive', async () => {
  const { page, release } = await openEarly('/en')
  const entry = page.locator('header').getByRole('link', { name: 'View all workshops' })
  await page.locator('header summary').first().click()
  await entry.waitFor()
  await page.mouse.move(10, 700)
  release()
  await scriptsReady(page)
  await page.waitForTimeout(400)
  expect(await entry.isVisible()).toBe(true)
})

test('the workshops menu opens under the mouse, and stays when the scripts arrive', async () => {
  const { page, release } = await openEarly('/en')
  const entry = page.locator('header').getByRole('link', { name: 'View all workshops' })
  await page.locator('header summary').first().hover()
  await entry.waitFor()
  release()
  await scriptsReady(page)
  await page.waitForTimeout(400)
  expect(await entry.isVisible()).toBe(true)
})

test('the mobile menu opens, and is still open when the scripts arrive', async () => {
  const { page, release } = await openEarly('/en', phone)
  const entry = page.locator('.mobile-menu-sheet').getByRole('link', { name: 'Gallery' })
  await page.locator('.mobile-menu > summary').click()
  await entry.waitFor()
  release()
  await scriptsReady(page)
  expect(await entry.isVisible()).toBe(true)
})

test('one question at a time is open', async () => {
  const { page } = await openEarly('/en/workshops')
  const questions = page.locator('details[name=question]')
  expect(await questions.count()).toBe(6)
  await questions.nth(0).locator('summary').click()
  await questions.nth(2).locator('summary').click()
  const open = () =>
    questions.evaluateAll((all) => all.map((question) => (question as HTMLDetailsElement).open))
  expect(await open()).toEqual([false, false, true, false, false, false])
  await questions.nth(2).locator('summary').click()
  expect(await open()).not.toContain(true)
})

test('links lead on', async () => {
  const { page } = await openEarly('/en')
  await page.locator('header').getByRole('link', { name: 'Book a place' }).click()
  await page.waitForURL('**/en/booking', { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: 'Nederlands' }).first().click()
  await page.waitForURL('**/nl/reserveren', { waitUntil: 'domcontentloaded' })
})

test('what was typed and chosen is still there when the scripts arrive', async () => {
  const { page, release } = await openEarly('/en/booking')
  const date = 'Tuesday 30 September 2025 - 18:30-22:00'
  await page.locator('[name=workshopType]').selectOption('drinks')
  await page.locator('[name=preferredDate]').selectOption(date)
  await page.locator('[name=participants]').selectOption('2')
  await page.locator('[name=participantName]').fill('Anneleen')
  await page.locator('[name=consent]').check()
  release()
  await scriptsReady(page)
  await page
    .getByRole('button', { name: /^Available: Choose/ })
    .first()
    .waitFor()
  expect(await page.locator('[name=workshopType]').inputValue()).toBe('drinks')
  expect(await page.locator('[name=preferredDate]').inputValue()).toBe(date)
  expect(await page.locator('[name=participants]').inputValue()).toBe('2')
  expect(await page.locator('[name=participantName]').inputValue()).toBe('Anneleen')
  expect(await page.locator('[name=consent]').isChecked()).toBe(true)
})
