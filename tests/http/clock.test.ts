import { expect, test } from 'vitest'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { dateOn } from '#tests/support/dates.ts'
import { Farm } from '#tests/support/farm.ts'
import { press } from '#tests/support/forms.ts'
import { mailsOnceSent, waitUntil } from '#tests/support/sent-mails.ts'
import { textAt } from '#tests/support/pages.ts'
import { callFunction, contactMessage, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { startTestSite } from '#tests/support/test-site.ts'

test('a site far from where it was forgets nothing and keeps its dates until the owner says on the desk that its clock is right', async () => {
  // Three years before the real clock at least, by which the second site runs.
  await using old = await new Farm({ NOW: '2022-01-10T09:00:00+01:00' }).open()
  await callFunction(old.site.url, 'send-contact-email', contactMessage())
  const dates = () => old.sql('select id from session order by id')
  const before = dates()
  await old.site.stop()
  old.sql("insert into clock values (1, '2022-01-10T08:00:00.000Z', null)")
  await using site = await old.site.restart({ NOW: '' })
  await waitUntil(async () => site.output().includes('"event":"clock-doubted"'))
  const desk = (await linksOf(site)).desk()
  expect(await textAt(desk)).toContain('10 januari 2022')
  expect(await textAt(desk)).toContain(deskPages.home.clockRight)
  expect(await site.farm('messages')).toHaveLength(1)
  expect(dates()).toEqual(before)

  expect((await press(desk, { do: 'clock-right' })).status).toBe(303)
  expect(await textAt(desk)).not.toContain(deskPages.home.clockRight)
  await using again = await site.restart()
  await waitUntil(async () => (await again.farm('messages')).length === 0)
  expect(again.output()).not.toContain('clock-doubted')
  expect(dates()).not.toEqual(before)
})

test('a site whose clock was set back goes on: nothing is sent again, nothing booked is lost', async () => {
  const preferredDate = 'donderdag 18 december 2025 - 18:30-22:00'
  const book = (url: string, email: string) =>
    callFunction(url, 'submit-reservation', reservationRequest({ preferredDate, email }))
  await using late = await startTestSite({ env: { NOW: '2025-12-01T09:00:00+01:00' } })
  expect((await book(late.url, 'first@example.org')).status).toBe(200)
  await mailsOnceSent(late, 2)
  const { taken } = await dateOn(late, '2025-12-18')

  await using early = await late.restart({ NOW: '2025-09-20T09:00:00+02:00' })
  expect((await fetch(`${early.url}/readyz`)).status).toBe(200)
  expect((await book(early.url, 'second@example.org')).status).toBe(200)
  // Two for each of them, and the farm's sheet for 4 December.
  expect(await mailsOnceSent(early, 5)).toHaveLength(5)
  expect(await dateOn(early, '2025-12-18')).toMatchObject({ taken: taken + 1 })
  expect(early.output()).not.toMatch(/"level":"(warn|error)"/)

  // The clock is right again.
  await using again = await early.restart({ NOW: '2025-12-01T10:00:00+01:00' })
  expect((await book(again.url, 'third@example.org')).status).toBe(200)
  await waitUntil(async () => (await again.mailFiles()).join().includes('third@example.org'))
  const mails = await again.farm<{ kind: string; to: string }>('mails')
  const guests = mails.filter(({ kind }) => kind === 'reservation-guest').map(({ to }) => to)
  const names = ['first', 'second', 'third']
  expect(guests.toSorted()).toEqual(names.map((name) => `${name}@example.org`))
  expect(await again.farm('reservations')).toHaveLength(3)
})
