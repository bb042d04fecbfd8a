import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { desk } from '#content/words/nl/desk.ts'
import { deskDevices } from '#content/words/nl/desk-devices.ts'
import { ownerMails } from '#content/words/nl/owner-mails.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { BookingJourney } from '#tests/support/booking-journey.ts'
import { Farm } from '#tests/support/farm.ts'

const toFarm = (about: string) => ({ to: business.email, about })
const requestOf = (name: string) => ownerMails.reservation.subject.replace('{name}', name)

test('a new phone confirms in three taps and one more mail, and then in two', async () => {
  await using journey = await BookingJourney.begin({ javaScriptEnabled: false, post: 'folder' })
  const { page } = journey
  const farm = await Farm.of(journey.site)
  const first = await farm.book({ participantName: 'Anneleen Peeters' })
  await journey.openFrom(await journey.mail(toFarm(requestOf('Anneleen Peeters'))), 'confirm')
  await expectNobody(page)
  await journey.press(deskDevices.locked.button)
  // The other mail: its link goes straight on to what was asked.
  await journey.openFrom(await journey.mail(toFarm(ownerNews.deskKey.subject)), 'key')
  expect(await farm.statusOf(first)).toBe('requested')
  await journey.press(desk.actions.confirm.button)
  expect(await farm.statusOf(first)).toBe('confirmed')

  const second = await farm.book({ participantName: 'Bram Claes' })
  await journey.openFrom(await journey.mail(toFarm(requestOf('Bram Claes'))), 'confirm')
  await journey.press(desk.actions.confirm.button)
  expect(await farm.statusOf(second)).toBe('confirmed')
  expect(journey.complaints.filter((each) => !each.includes('403'))).toEqual([])
})

/** The page says what kind it is, and nothing of whom it is about. */
async function expectNobody(page: Page): Promise<void> {
  const text = (await page.locator('main').textContent()) ?? ''
  expect(text).toContain(desk.actions.confirm.title)
  expect(text).not.toContain('Anneleen')
}
