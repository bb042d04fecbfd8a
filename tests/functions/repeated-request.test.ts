import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { languages } from '#language/languages.ts'
import { dateOn } from '#tests/support/dates.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { removeData, startTestSite } from '#tests/support/test-site.ts'

const key = { 'idempotency-key': 'f3b7c0de-one-click' }

test('twenty copies of one request, and one more after a restart, are one reservation', async () => {
  let site = await startTestSite()
  try {
    const { taken } = await dateOn(site, '2025-09-30')
    const copies = Array.from({ length: 20 }, () =>
      callFunction(site.url, 'submit-reservation', reservationRequest(), key),
    )
    const answers = await Promise.all(copies)
    const [first] = answers
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({ status: 200, body: first?.body })
    }
    await site.stop()

    site = await startTestSite({ dataDir: site.dataDir })
    const again = await callFunction(site.url, 'submit-reservation', reservationRequest(), key)
    expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: first?.body })
    expect(await site.farm('reservations')).toMatchObject([{ id: first?.body['reservationId'] }])
    expect(await site.farm('mails')).toHaveLength(2)
    expect(await dateOn(site, '2025-09-30')).toMatchObject({ taken: taken + 1 })
  } finally {
    await removeData(site)
  }
})

test('a key that comes back with another request is refused, whoever sends it', async () => {
  const site = await startTestSite()
  try {
    await callFunction(site.url, 'submit-reservation', reservationRequest(), key)
    for (const language of languages) {
      const other = reservationRequest({ participants: '2', language })
      const { status, body } = await callFunction(site.url, 'submit-reservation', other, key)
      const message = wordsIn(language).errors.request.keyReused
      expect({ status, body }).toEqual({
        status: 422,
        body: { error: { code: 'key-reused', message } },
      })
    }
    expect(await site.farm('reservations')).toHaveLength(1)
  } finally {
    await removeData(site)
  }
})

test('a refused request may be repeated under its key once there is room', async () => {
  const site = await startTestSite()
  try {
    const full = reservationRequest({ preferredDate: '14 oktober 2025 - 18:30-22:00' })
    const refused = await callFunction(site.url, 'submit-reservation', full, key)
    expect(refused.status).toBe(409)
    const other = await callFunction(site.url, 'submit-reservation', reservationRequest(), key)
    expect(other.status).toBe(200)
  } finally {
    await removeData(site)
  }
})

test('without a key, two equal requests are two reservations', async () => {
  const site = await startTestSite()
  try {
    const ask = () => callFunction(site.url, 'submit-reservation', reservationRequest())
    const [one, two] = await Promise.all([ask(), ask()])
    expect(one?.body['reservationId']).not.toBe(two?.body['reservationId'])
    expect(await site.farm('reservations')).toHaveLength(2)
  } finally {
    await removeData(site)
  }
})
