import { expect, test } from 'vitest'
import { deskNewcomer } from '#content/words/nl/desk-party.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { deskPath } from '#language/desk-paths.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { BookingJourney } from '#tests/support/booking-journey.ts'
import { bringToDesk } from '#tests/support/desk-device.ts'
import { press } from '#tests/support/forms.ts'
import { askForPlaces } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'

const [payer, newcomer] = ['anneleen@example.org', 'lotte@example.org']

// Nothing on the desk needs a script.
test('somebody else comes instead is two taps and a name', async () => {
  await using journey = await BookingJourney.begin({ javaScriptEnabled: true, post: 'smtp' })
  const { page, site } = journey
  const id = await askForPlaces(site.url)
  await bringToDesk(page.context(), site)
  const link = await linksOf(site)
  const old = link.guest('booking', { id })
  for (const step of ['confirm', 'deposit-received'] as const) await press(link.owner(step, id))
  await page.goto(site.url + deskPath('boeking', id))

  await page.locator('summary').getByText(deskNewcomer.title, { exact: true }).click()
  await page.getByLabel(deskNewcomer.name).fill('Lotte Wouters')
  await page.getByLabel(deskNewcomer.email).fill('lotte')
  await page.getByLabel(deskPages.date.language).selectOption('fr')
  await journey.press(deskNewcomer.button)
  // The form gives back what was typed, with what is wrong beside it.
  expect(await page.getByLabel(deskNewcomer.name).inputValue()).toBe('Lotte Wouters')
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel(deskNewcomer.email).fill(newcomer)
  await journey.press(deskNewcomer.button)

  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Lotte Wouters')
  const history = page.locator('#history').getByText(/Lotte Wouters .* Anneleen Peeters, die €/)
  expect(await history.count()).toBe(1)
  expect(await page.getByText(deskNewcomer.payer, { exact: true }).count()).toBe(1)
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  const { newcomerMails: french, booking } = wordsOf(firstHouse, 'fr')
  const came = await journey.mail({ to: newcomer, about: french.newcomer.subject })
  expect(came.text).toContain('Kouterdreef')
  expect(came.text).toContain(booking.info.bring.title)
  const { replaced } = wordsIn('nl').newcomerMails
  expect((await journey.mail({ to: payer, about: replaced.subject })).text).not.toContain('/l/')
  expect((await fetch(old)).status).toBe(404)
  await journey.openFrom(came, 'cancel')
  expect(await page.getByText(wordsIn('fr').myBooking.cancel.toPayer).count()).toBe(1)
  expect(await page.getByLabel(wordsIn('fr').myBooking.cancel.iban).count()).toBe(0)
  // This complaint is about the mistyped mailbox.
  expect(journey.complaints).toEqual([expect.stringContaining('422')])
})
