import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desk } from '#content/words/nl/desk.ts'
import { ownerMails } from '#content/words/nl/owner-mails.ts'
import { ownerNews } from '#content/words/nl/owner-news.ts'
import { BookingJourney } from '#tests/support/booking-journey.ts'
import { bringToDesk } from '#tests/support/desk-device.ts'
import { Farm } from '#tests/support/shared-farm.ts'

const confirm = desk.actions.confirm.button
/** A phone's screen; `bar` is the height of the bar at its foot. */
const screen = { width: 390, height: 844 }
const bar = 60

async function ask({ page, site }: BookingJourney, participants: string) {
  const farm = await Farm.of(site)
  const specialRequirements = 'Mijn zus eet geen noten. Kan ze toch meedoen? '.repeat(12)
  const id = await farm.book({ on: '2025-10-23', participants, specialRequirements })
  await bringToDesk(page.context(), site)
  await page.setViewportSize(screen)
  return { farm, id }
}

async function bottomOf(page: Page, name: string): Promise<number> {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

// Nothing on the desk needs a script.
test('five or more that are seven is two taps in the first screen', async () => {
  await using journey = await BookingJourney.begin({ javaScriptEnabled: false, post: 'folder' })
  const { page } = journey
  const { farm, id } = await ask(journey, '5')
  await page.goto(farm.link.owner('confirm', id))
  expect(await bottomOf(page, confirm)).toBeLessThan(screen.height - bar)
  await page.getByText('7', { exact: true }).click()
  await journey.press(confirm)
  expect(await farm.booking(id)).toMatchObject({ participants: 7, status: 'confirmed' })
  expect(journey.complaints).toEqual([])
})

test('on the page of a request and in its mail the answer stands in the first screen', async () => {
  await using journey = await BookingJourney.begin({ javaScriptEnabled: false, post: 'folder' })
  const { page } = journey
  const { farm, id } = await ask(journey, '2')
  await page.goto(farm.bookingPage(id))
  expect(await bottomOf(page, confirm)).toBeLessThan(screen.height - bar)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(screen.width)

  const [about = ''] = ownerMails.reservation.subject.split('{')
  const mails = await journey.mails()
  const mail = mails.find(({ subject }) => subject?.startsWith(about))
  expect(mail?.html).toContain('Mijn zus eet geen noten.')
  await page.setContent(mail?.html ?? '')
  const answer = page.getByRole('link', { name: ownerNews.actions.confirm, exact: true })
  const box = await answer.boundingBox()
  expect(box!.y + box!.height).toBeLessThan(screen.height)
})
