import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { bookingLink, pathTo } from '#language/addresses.ts'
import { fillPerson, formValues, scheduleRow, toast, visit } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

// One visitor books more than one mailbox holds on nobody's word.
const visitor = siteVisitor({ env: { RATE_LIMIT: 'off' } })

test('a visitor books a place in English', async () => {
  const words = wordsOf(firstHouse, 'en')
  const { name, title } = words.workshop.drinks
  const { page } = await visitor.open('/en')

  await page.locator('main').getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.locator('main').getByRole('link', { name: words.workshopPage.bookLink }).click()
  await page.getByRole('heading', { level: 1, name: words.booking.title }).waitFor()
  expect(await formValues(page)).toMatchObject({ workshopType: 'drinks' })

  const date = 'Tuesday 28 October 2025'
  await scheduleRow(page, date).getByRole('button', { name: '4 spots left' }).click()
  await toast(page, words.booking.form.quickBookNotice).waitFor()
  const chosen = { workshopType: 'drinks', preferredDate: `${date} - 18:30-22:00` }
  expect(await formValues(page)).toMatchObject(chosen)
  await expect.poll(() => topOf(page, '#reservation')).toBeLessThan(110)

  await fillPerson(page, { participants: '3' })
  await page.getByRole('button', { name: words.booking.form.submit }).click()
  await toast(page, 'Reservation submitted successfully!').waitFor()
  await page.waitForURL(`**${pathTo('reservationSuccess', 'en')}?id=*`)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await page.getByText(id.slice(0, 8).toUpperCase(), { exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const expected = { id, workshop: 'drinks', language: 'en', status: 'requested' }
  expect(await visitor.site.farm('reservations')).toContainEqual(expect.objectContaining(expected))

  await visit(page, visitor.site.url + pathTo('booking', 'en'))
  expect(await scheduleRow(page, date).textContent()).toContain('1 spot left')
})

test('a request whose place waits for a mailed link is sent, and the notice says what comes next', async () => {
  const choice = bookingLink('en', 'drinks', 'Tuesday 28 October 2025 - 18:30-22:00')
  const { page } = await visitor.open(choice, {})
  const json = { reservationId: '0f8fad5b-d9cb-469f-a165-70867728950e', held: false }
  await page.route('**/functions/v1/submit-reservation', (route) => route.fulfill({ json }))
  await fillPerson(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await toast(page, 'Reservation submitted successfully! One more step: click').waitFor()
  await page.waitForURL('**/en/reservation-success?id=*&held=no')
})

test('the first notice enters a live region that is known already', async () => {
  const { page } = await visitor.open('/en/booking')
  await page.evaluate(() => {
    const seen: Record<string, number> = {}
    const parts = { region: 'section[aria-live]', notice: '[data-sonner-toast]' }
    new MutationObserver(() => {
      for (const [part, selector] of Object.entries(parts)) {
        if (document.querySelector(selector)) seen[part] ??= performance.now()
      }
    }).observe(document.body, { childList: true, subtree: true })
    Object.assign(globalThis, { seen })
  })
  await scheduleRow(page, 'Saturday 4 October 2025').click()
  await toast(page, 'This date is fully booked').waitFor()
  const { region, notice } = await page.evaluate(
    () => (globalThis as unknown as { seen: { region: number; notice: number } }).seen,
  )
  // A timer never rings early.
  expect(notice - region).toBeGreaterThan(100)
})

test('with a keyboard, choosing a date in the table leads on into the form', async () => {
  const { page } = await visitor.open('/en/booking')
  await scheduleRow(page, 'Thursday 23 October 2025').getByRole('button').focus()
  await page.keyboard.press('Enter')
  // First comes the way back to the dates, beside the one that was chosen.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('workshopType')
  // The chosen date stays in view, and nothing that takes the focus on the way back lies under it.
  await page.getByRole('button', { name: 'Send request' }).focus()
  const focus = page.locator('#reservation :focus')
  do {
    await page.keyboard.press('Shift+Tab')
    const bar = await page.locator('.chosen-date').boundingBox()
    expect((await focus.boundingBox())?.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
  } while ((await focus.getAttribute('id')) !== 'workshopType')
})

test('the keyboard comes into the form with the link of a workshop', async () => {
  const { page } = await visitor.open('/en/workshops/drinks')
  const { bookLink } = wordsOf(firstHouse, 'en').workshopPage
  await page.locator('main').getByRole('link', { name: bookLink }).last().click()
  await page.waitForURL('**/en/booking?workshopType=drinks#reservation')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('reservation')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('workshopType')
})

/** How far under the top of the window a part begins. */
function topOf(page: Page, part: string): Promise<number> {
  return page.locator(part).evaluate((it) => it.getBoundingClientRect().top)
}
