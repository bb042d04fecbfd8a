import { bringToDesk } from '#tests/support/desk-device.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deskDone } from '#content/words/nl/desk-done.ts'
import { desk } from '#content/words/nl/desk.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { BookingJourney } from '#tests/support/booking-journey.ts'
import { press } from '#tests/support/forms.ts'
import { askForPlaces } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'

type Listed = { readonly participants: number; readonly status: string }

const guest = 'anneleen@example.org'
const manner = { javaScriptEnabled: false, post: 'folder' } as const
const words = deskPages.booking
const mails = wordsIn('fr').bookingMails

/** Opens what stands behind its own name. */
const unfold = (page: Page, name: string) =>
  page.locator('summary').getByText(name, { exact: true }).click()

/** Five people on a date of ten places, and the page of their booking on the desk. */
async function fiveOnTheDesk(journey: BookingJourney) {
  const { site, page } = journey
  const link = await linksOf(site)
  await bringToDesk(page.context(), site)
  const id = await askForPlaces(site.url, {
    workshopType: 'vegetables',
    preferredDate: 'jeudi 23 octobre 2025 - 18:30-22:00',
    participants: '5',
    email: guest,
    language: 'fr',
  })
  await press(link.owner('confirm', id), { participants: '5' })
  await press(link.owner('deposit-received', id))
  await page.goto(`${link.desk()}/boeking/${id}`)
}

test('five turn out to be seven: the owner writes it down, and the guest hears what is to be paid', async () => {
  await using journey = await BookingJourney.begin(manner)
  const { page, site } = journey
  await fiveOnTheDesk(journey)
  const listed = async () => (await site.farm<Listed>('reservations'))[0]!
  const number = page.getByLabel(deskPages.date.participants)
  expect(await number.inputValue()).toBe('5')
  await unfold(page, words.party)

  await page.setViewportSize({ width: 360, height: 800 })
  await number.fill('20')
  await journey.press(words.weighParty)
  await page
    .getByText(/Daarvoor is er geen plaats\. Nog vrij, .*: 5\. Vul hoogstens 10 in\./)
    .first()
    .waitFor()
  expect(await number.inputValue()).toBe('20')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
  await number.fill('geen idee')
  await journey.press(words.weighParty)
  await page.getByText('Vul een aantal personen in, van 1 tot 60.').first().waitFor()
  expect((await listed()).participants).toBe(5)

  await number.fill('7')
  await journey.press(words.weighParty)
  await page.getByText(/^€\s325 wordt €\s455$/).waitFor()
  await page.getByText(/^€\s162,50 wordt €\s292,50$/).waitFor()
  expect((await listed()).participants).toBe(5)
  await journey.press(deskPages.party.keep)
  await page.getByText('Aantal personen van 5 naar 7 (jij)').waitFor()
  expect(await number.inputValue()).toBe('7')
  expect(await listed()).toMatchObject({ participants: 7, status: 'secured' })
  await page.getByText(desk.statuses.secured).first().waitFor()

  const told = await journey.mail({ to: guest, about: mails.partyChanged.subject })
  // The price is 455 euro, and the deposit for five is paid. A mail with a payment code asks for
  // the rest.
  expect(told.text).toMatch(/292,50\s€/)
  expect(told.attachments.some(({ contentId }) => contentId?.endsWith('@qr>'))).toBe(false)
  await journey.openFrom(told, 'booking')
  await page
    .getByText(/292,50\s€/)
    .first()
    .waitFor()
  // The two that were refused.
  expect(journey.complaints.filter((each) => !each.includes('422'))).toEqual([])
})

test('another date is given only once one is chosen', async () => {
  await using journey = await BookingJourney.begin(manner)
  const { page } = journey
  await fiveOnTheDesk(journey)
  const date = page.getByLabel(words.moveTo, { exact: true })
  expect(await date.inputValue()).toBe('')
  await unfold(page, words.move)
  await journey.press(words.move)
  await page.getByText(words.dateProblem).first().waitFor()
  await page.getByText('donderdag 23 oktober 2025', { exact: false }).first().waitFor()

  const other = await date.locator('option').nth(1).textContent()
  await date.selectOption({ index: 1 })
  await journey.press(words.move)
  await page.getByText(/^Verhuisd van donderdag 23 oktober 2025 naar /).waitFor()
  await page.getByRole('link', { name: other ?? '' }).waitFor()
})

test('a refund goes to the account the guest mailed, once it is right', async () => {
  await using journey = await BookingJourney.begin(manner)
  const { page } = journey
  await fiveOnTheDesk(journey)
  const booking = page.url()
  await unfold(page, words.steps)
  await page.getByRole('link', { name: desk.actions['cancel-guest'].title }).click()
  await journey.press(desk.actions['cancel-guest'].farm.button)
  await page.getByText(deskDone.booking.cancel).waitFor()
  expect(page.url()).toContain(booking)
  const account = page.getByLabel('IBAN')
  await account.fill('BE71 0961 2345 6768')
  await journey.press(words.keepAccount)
  await page.getByText(words.accountProblem).first().waitFor()
  await account.fill('BE71 0961 2345 6769')
  await journey.press(words.keepAccount)
  await page.getByText('BE71 0961 2345 6769').first().waitFor()
})

test('a balance owed after the day stands on the desk until the owner writes it off', async () => {
  await using journey = await BookingJourney.begin(manner)
  const { page } = journey
  await fiveOnTheDesk(journey)
  await journey.liveOnFrom('2025-10-24T10:00:00+02:00')
  const owing = page.getByText(/Nog te ontvangen: .*€\s162,50/)
  const home = (await linksOf(journey.site)).desk()
  await page.goto(home)
  await owing.first().click()
  await unfold(page, words.writeOff)
  await journey.press(words.writeOff)
  await page.getByText(/€\s162,50 niet meer gevraagd/).waitFor()
  await page.goto(home)
  expect(await owing.count()).toBe(0)
})
