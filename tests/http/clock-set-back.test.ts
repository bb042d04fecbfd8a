import { expect, test } from 'vitest'
import { dateOn } from '../support/dates.ts'
import { mailsOnceSent, waitUntil } from '../support/mails.ts'
import { callFunction, reservationRequest } from '../support/requests.ts'
import { startTestSite } from '../support/test-site.ts'

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

  // And when it is right again.
  await using again = await early.restart({ NOW: '2025-12-01T10:00:00+01:00' })
  expect((await book(again.url, 'third@example.org')).status).toBe(200)
  await waitUntil(async () => (await again.mailFiles()).join().includes('third@example.org'))
  const mails = await again.farm<{ kind: string; to: string }>('mails')
  const guests = mails.filter(({ kind }) => kind === 'reservation-guest').map(({ to }) => to)
  const names = ['first', 'second', 'third']
  expect(guests.toSorted()).toEqual(names.map((name) => `${name}@example.org`))
  expect(await again.farm('reservations')).toHaveLength(3)
})
