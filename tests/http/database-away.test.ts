import { expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { dateOn } from '../support/dates.ts'
import { layLine } from '../support/database-line.ts'
import { bookingFields, postForm } from '../support/forms.ts'
import { waitUntil } from '../support/sent-mails.ts'
import { callFunction, contactMessage, reservationRequest } from '../support/requests.ts'
import { postgres } from '../support/stores.ts'
import { startTestSite } from '../support/test-site.ts'

/** A site whose line to its database the test can cut. */
async function startOverLine() {
  const used = new AsyncDisposableStack()
  const place = used.use(await postgres.findPlace())
  const line = used.use(await layLine(place.env['DATABASE_URL'] ?? ''))
  const env = { ...place.env, DATABASE_URL: line.url, RATE_LIMIT: 'off' }
  const site = used.use(await startTestSite({ dataDir: place.dataDir, env }))
  return { site, line, [Symbol.asyncDispose]: () => used.disposeAsync() }
}

test('while the database is away each visitor is told in their language, and afterwards all is well', async () => {
  await using over = await startOverLine()
  const { site, line } = over
  const get = async (path: string) => {
    const response = await fetch(site.url + path)
    return { status: response.status, html: await response.text() }
  }
  expect(await get('/readyz')).toEqual({ status: 200, html: 'ok' })
  expect((await get('/fr/reservation')).status).toBe(200)
  const { taken } = await dateOn(site, '2025-09-30')
  await line.cut()

  expect((await get('/healthz')).status).toBe(200)
  // The site asks the store once a second at most.
  await waitUntil(async () => (await get('/readyz')).status === 503)
  for (const language of ['nl', 'fr', 'en'] as const) {
    const headers = { 'accept-language': language }
    const { errors } = wordsIn(language)
    const request = reservationRequest({ language })
    const booking = await callFunction(site.url, 'submit-reservation', request, headers)
    expect(booking.status).toBe(503)
    expect(booking.body['error']).toMatchObject({ message: errors.booking.failed })
    const contact = await callFunction(site.url, 'send-contact-email', contactMessage(), headers)
    expect(contact).toMatchObject({ status: 503, body: { error: errors.contact.failedTryAgain } })
  }
  const broken = 'Un problème est survenu de notre côté'
  expect(await get('/fr/reservation')).toMatchObject({ status: 503 })
  expect((await get('/fr/reservation')).html).toContain(broken)
  expect((await postForm(`${site.url}/fr/reservation`, bookingFields())).html).toContain(broken)
  // Pages that need nothing from the store are still there.
  expect((await get('/fr/faq')).status).toBe(200)
  expect(site.output()).not.toMatch(/anneleen|bram@/i)

  await line.mend()
  await waitUntil(async () => (await get('/readyz')).status === 200)
  const request = reservationRequest({ participants: '1' })
  expect((await callFunction(site.url, 'submit-reservation', request)).status).toBe(200)
  expect((await get('/fr/reservation')).html).not.toContain(broken)
  expect(await dateOn(site, '2025-09-30')).toMatchObject({ taken: taken + 1 })
})

test('each booking of a rush is kept whole or not at all when the line breaks', async () => {
  await using over = await startOverLine()
  const { site, line } = over
  const preferredDate = 'donderdag 18 december 2025 - 18:30-22:00'
  const promised: unknown[] = []
  const asking = Array.from({ length: 120 }, async (_, i) => {
    const request = reservationRequest({ preferredDate, email: `guest-${i}@example.org` })
    const { status, body } = await callFunction(site.url, 'submit-reservation', request)
    if (status === 200) promised.push(body['reservationId'])
    if (promised.length === 3) await line.cut()
    return status
  })
  expect(await Promise.all(asking)).toContain(503)
  await line.mend()
  await waitUntil(async () => (await fetch(`${site.url}/readyz`)).status === 200)

  const kept = await site.farm<{ id: string }>('reservations')
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(promised))
  expect(await dateOn(site, '2025-12-18')).toMatchObject({ taken: kept.length })
  expect(await site.farm('mails')).toHaveLength(2 * kept.length)
})
