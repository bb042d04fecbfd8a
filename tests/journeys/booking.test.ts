import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { fillPerson, formValues, scheduleRow, toast, visit } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor()

const journeys = [
  {
    language: 'nl',
    slug: 'vegetables',
    date: 'donderdag 9 oktober 2025',
    choice: 'donderdag 9 oktober 2025 - 18:30-22:00',
    participants: '1',
    before: 'Nog 3 plaatsen',
    after: 'Nog 2 plaatsen',
    success: 'Je aanvraag is verstuurd!',
  },
  {
    language: 'fr',
    slug: 'sourdough',
    date: 'samedi 18 octobre 2025',
    choice: 'samedi 18 octobre 2025 - 10:00-15:30',
    participants: '4',
    before: '4 places restantes',
    after: 'Complet',
    success: 'Votre demande de réservation est bien envoyée',
  },
  {
    language: 'en',
    slug: 'drinks',
    date: 'Tuesday 28 October 2025',
    choice: 'Tuesday 28 October 2025 - 18:30-22:00',
    participants: '3',
    before: '4 spots left',
    after: '1 spot left',
    success: 'Reservation submitted successfully!',
  },
] as const

test.for(journeys)('a visitor books a place in $language', async (journey) => {
  const { language, slug, date, choice } = journey
  const words = wordsIn(language)
  const { page, complaints } = await visitor.open(`/${language}`)

  await page.getByRole('link', { name: words.workshop[slug].name }).last().scrollIntoViewIfNeeded()
  await page.locator('main').getByRole('link', { name: words.workshop[slug].name }).click()
  await page.getByRole('heading', { level: 1, name: words.workshop[slug].title }).waitFor()
  await page.locator('main').getByRole('link', { name: words.workshopPage.bookLink }).click()
  await page.getByRole('heading', { level: 1, name: words.booking.title }).waitFor()
  expect(await formValues(page)).toMatchObject({ workshopType: slug })

  const row = scheduleRow(page, date)
  await row.getByRole('button', { name: journey.before }).click()
  await toast(page, words.booking.form.quickBookNotice).waitFor()
  expect(await formValues(page)).toMatchObject({ workshopType: slug, preferredDate: choice })
  await expect.poll(() => formTop(page)).toBeLessThan(110)

  await fillPerson(page, { participants: journey.participants })
  await page.getByRole('button', { name: words.booking.form.submit }).click()
  await toast(page, journey.success).waitFor()
  await page.waitForURL(`**${pathTo('reservationSuccess', language)}?id=*`)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await page.getByText(id.slice(0, 8).toUpperCase(), { exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await visitor.site.farm('reservations')).toContainEqual(
    expect.objectContaining({ id, workshop: slug, language, status: 'requested' }),
  )

  await visit(page, visitor.site.url + pathTo('booking', language))
  expect(await scheduleRow(page, date).textContent()).toContain(journey.after)
  expect(complaints).toEqual([])
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
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('workshopType')
})

test('the keyboard comes into the form with the link of a workshop', async () => {
  const { page, complaints } = await visitor.open('/en/workshops/drinks')
  const { bookLink } = wordsIn('en').workshopPage
  await page.locator('main').getByRole('link', { name: bookLink }).last().click()
  await page.waitForURL('**/en/booking?workshopType=drinks#reservation')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('reservation')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('workshopType')
  expect(complaints).toEqual([])
})

/** How far under the top of the window the reservation form begins. */
function formTop(page: Page): Promise<number> {
  return page.locator('#reservation').evaluate((form) => form.getBoundingClientRect().top)
}
