import { expect, test } from 'vitest'
import { deskEvents } from '#content/words/nl/desk-booking.ts'
import { deskButtons } from '#content/words/nl/desk-buttons.ts'
import { deskLetter } from '#content/words/nl/desk-letter.ts'
import { wordsIn } from '#tests/support/first-words.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { BookingJourney } from '#tests/support/booking-journey.ts'
import { dateOn } from '#tests/support/dates.ts'
import { bringToDesk } from '#tests/support/desk-device.ts'
import { press } from '#tests/support/forms.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'

const text = 'Breng een lege bokaal mee.\n\nEn laarzen: de wei staat onder water.'
const guests = [
  { email: 'an@example.org', language: 'nl' },
  { email: 'luc@example.org', language: 'fr' },
] as const

// Nothing on the desk needs a script.
test('a mail to everybody of a date is three taps and the text, and is sent once, after it was seen', async () => {
  await using journey = await BookingJourney.begin({ javaScriptEnabled: true, post: 'smtp' })
  const { page, site } = journey
  for (const guest of guests) {
    await callFunction(site.url, 'submit-reservation', reservationRequest(guest))
  }
  await bringToDesk(page.context(), site)
  const date = `${site.url}${deskPath('datum', (await dateOn(site, '2025-09-30')).id)}`
  // A letter without a word in it is not sent, and one is not sent unseen.
  expect((await press(`${date}/mail`, { do: 'look', 'text-nl': ' ' })).status).toBe(422)
  expect((await press(`${date}/mail`, { do: 'send-letter', 'text-nl': text })).status).toBe(200)
  await page.goto(date)

  await page.getByRole('link', { name: deskLetter.title }).click()
  await page.getByLabel(fill(deskLetter.textIn, { language: 'Nederlands' })).fill(text)
  expect(await axeFindings(page)).toEqual([])
  await journey.press(deskLetter.look)
  await expectPreview(journey)
  await journey.press(fillCounted(deskLetter.send, 2, 'nl'))
  expect(await page.getByText(deskButtons.date['send-letter'].done).count()).toBe(1)

  for (const { email, language } of guests) {
    const about = wordsIn(language).dateLetter.subject
    const mail = await journey.mail({ to: email, about })
    expect(mail.to).toHaveLength(1)
    expect(mail.text).toContain('En laarzen: de wei staat onder water.')
    expect((await journey.linksIn(mail)).map(({ purpose }) => purpose)).toContain('booking')
  }
  const { writtenIn } = wordsIn('fr').dateLetter
  const french = await journey.mail({ to: 'luc@example.org', about: 'Un mot de la ferme' })
  expect(french.text?.replaceAll(/\s+/g, ' ')).toContain(
    fill(writtenIn, { language: 'néerlandais' }).replaceAll(/\s+/g, ' '),
  )
  await page
    .locator(`a[href^="${deskPath('boeking', '')}"]`)
    .first()
    .click()
  expect(await page.getByText(deskEvents['written-to']).count()).toBe(1)
  expect(journey.complaints).toEqual([])
})

/** Each language as its mail will look, with its styles, on a page that fits. */
async function expectPreview({ page }: BookingJourney) {
  expect(await page.locator('iframe').count()).toBe(guests.length)
  for (const at of guests.keys()) {
    const letter = page
      .locator('iframe')
      .nth(at)
      .contentFrame()
      .getByText('Breng een lege bokaal mee.')
    expect(await letter.evaluate((part) => getComputedStyle(part).fontSize)).toBe('17px')
  }
  expect(await page.getByText(fill(deskLetter.otherText, { language: 'Nederlands' })).count()).toBe(
    1,
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await axeFindings(page)).toEqual([])
}
