import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { leavePage } from '#scripts/looks/photograph.ts'
import { askForPlaces } from '#tests/support/requests.ts'
import { bringToDesk } from '#tests/support/desk-device.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { fillPerson, scheduleRow } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

// The answers are read in three languages in `tests/pages`; here a browser shows them.

// Places are taken on nobody's word, as many as are asked for.
const visitor = siteVisitor({ env: { RATE_LIMIT: 'off' } }, { javaScriptEnabled: false })

test('a place is booked without script', async () => {
  const { page } = await visitor.open('/fr/reservation')
  await scheduleRow(page, '9 octobre 2025').getByRole('button').click()
  await page.waitForURL('**#participants')
  expect(await page.locator('[name=workshopType]').inputValue()).toBe('vegetables')
  expect(await page.locator('[name=preferredDate]').inputValue()).toContain('9 octobre 2025')

  await fillPerson(page)
  await page.getByRole('button', { name: wordsOf(firstHouse, 'fr').booking.form.submit }).click()
  await page.waitForURL('**/fr/reservation-reussie?id=*')
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await page.getByText(id.slice(0, 8).toUpperCase(), { exact: true }).waitFor()
  expect(await visitor.site.farm('reservations')).toContainEqual(
    expect.objectContaining({ id, language: 'fr', workshop: 'vegetables' }),
  )
})

test('without script every open date is in the list, under its workshop', async () => {
  const { page } = await visitor.open('/en/booking')
  const groups = page.locator('[name=preferredDate] optgroup')
  expect(
    await groups.evaluateAll((all) => all.map((group) => group.getAttribute('label'))),
  ).toEqual(
    ['sourdough', 'drinks', 'vegetables'].map(
      (slug) => wordsOf(firstHouse, 'en').workshop[slug as 'drinks'].name,
    ),
  )
  expect(await groups.nth(1).locator('option').first().textContent()).toContain('30 September 2025')
  expect(await page.locator('[name=preferredDate]').textContent()).not.toContain('4 October 2025')
})

test('without script the page in another language keeps the date of the row that was clicked', async () => {
  const { page } = await visitor.open('/en/booking')
  await scheduleRow(page, '23 October 2025').getByRole('button').click()
  await page.waitForURL('**#participants')
  await page.locator('header').getByRole('link', { name: 'Français' }).click()
  await page.waitForURL('**/fr/reservation?*')
  expect(await page.locator('[name=preferredDate]').inputValue()).toBe(
    'jeudi 23 octobre 2025 - 18:30-22:00',
  )
})

test('without script a date of another workshop is refused, and the workshop can be put right', async () => {
  const { page, complaints } = await visitor.open('/en/booking')
  const date = 'Thursday 4 December 2025 - 18:30-22:00'
  await page.locator('[name=workshopType]').selectOption('sourdough')
  await page.locator('[name=preferredDate]').selectOption(date)
  // The name holds a tab, as when it is pasted from a table.
  await fillPerson(page, { participantName: 'Anneleen\tPeeters' })
  await page.getByRole('button', { name: 'Send request' }).click()

  await page.locator('#preferredDate-problem').waitFor()
  expect(await page.locator('[name=preferredDate]').inputValue()).toBe(date)
  expect(await page.locator('[name=consent]').isChecked()).toBe(true)
  await page.locator('[name=workshopType]').selectOption('vegetables')
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.waitForURL('**/en/reservation-success?id=*')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
})

test('without script nobody is asked about cookies, and nothing is kept', async () => {
  const { page, context } = await visitor.open('/nl')
  expect(await page.locator('[data-cookie-banner]').isVisible()).toBe(false)
  expect((await context.storageState()).origins).toEqual([])
})

const summary = '[role=alert]:focus'

const bottomOf = (page: Page) =>
  page.locator(summary).evaluate((element) => element.getBoundingClientRect().bottom)

test('the wrong field of a form takes the focus, and stands in the window', async () => {
  const { page, complaints } = await visitor.newPage()
  const booking = pathTo('booking', 'en')
  const contact = pathTo('contact', 'en')
  for (const address of [booking, `${booking}#participants`, contact]) {
    await leavePage(page, visitor.site.url)
    await page.goto(visitor.site.url + address)
    await page.locator('main form button[type=submit]').click()
    await expect.poll(() => bottomOf(page)).toBeLessThan(800)
    expect(await bottomOf(page)).toBeGreaterThan(0)
    expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
  }
})

test('a plain page says at its top what is wrong, and leads to the field', async () => {
  const { page, complaints } = await visitor.newPage()
  const link = await linksOf(visitor.site)
  await bringToDesk(page.context(), visitor.site)
  const id = await askForPlaces(visitor.site.url)
  const diets = link.guest('diets', { id })
  for (const [address, field] of [
    [`${visitor.site.url}/waiting-list?lng=fr`, 'date'],
    [`${visitor.site.url}/l?lng=en`, 'email'],
    [diets, 'consent'],
    [link.guest('move', { id }), 'date'],
    [`${link.desk()}/datums`, 'day'],
  ] as const) {
    await page.goto(address)
    await page.locator('form[novalidate] button[type=submit]').first().click()
    const isClear = await page.locator(summary).evaluate((alert) => {
      const ring = 6
      const head = document.querySelector('.site-page-head')?.getBoundingClientRect()
      return !head || alert.getBoundingClientRect().top - head.bottom > ring
    })
    expect(isClear, address).toBe(true)
    await page.locator(summary).getByRole('link').first().click()
    expect(await page.locator(':focus').getAttribute('name')).toBe(field)
    expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
  }
})
