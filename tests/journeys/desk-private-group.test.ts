import { expect, test } from 'vitest'
import { deskGroup } from '#content/words/nl/desk-option.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { desk } from '#content/words/nl/desk.ts'
import { fill } from '#language/fill.ts'
import { BookingJourney } from '#tests/support/booking-journey.ts'
import { bringToDesk } from '#tests/support/desk-device.ts'
import { callFunction, contactMessage } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'

// Nothing on the desk needs a script.
test('a private group of nine from a message is three taps and its fields', async () => {
  await using journey = await BookingJourney.begin({ javaScriptEnabled: false, post: 'folder' })
  const { page, site } = journey
  const message = contactMessage({ name: 'Mia Maes', email: 'mia@example.org' })
  await callFunction(site.url, 'send-contact-email', message)
  await bringToDesk(page.context(), site)
  await page.setViewportSize({ width: 390, height: 844 })
  let taps = 0
  const tap = async (role: 'link' | 'button', name: string) => {
    taps += 1
    await page.getByRole(role, { name, exact: true }).first().click()
  }
  await page.goto((await linksOf(site)).desk())
  await tap('link', fill(deskPages.counted.menu, { name: deskPages.nav.messages, n: 1 }))
  await tap('link', deskGroup.make)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await page.getByLabel(deskGroup.day, { exact: true }).fill('2025-11-06')
  await page.getByLabel(deskPages.date.participants).fill('9')
  await tap('button', deskGroup.button)
  expect(taps).toBe(3)
  await page.getByText(deskGroup.done).waitFor()
  const [booked] = await site.farm<object>('reservations')
  expect(booked).toMatchObject({ name: 'Mia Maes', email: 'mia@example.org', participants: 9 })
  expect(await page.getByText(desk.statuses.confirmed).count()).toBeGreaterThan(0)
  expect(journey.complaints).toEqual([])
})
