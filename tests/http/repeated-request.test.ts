import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { languages } from '#language/languages.ts'
import { dateOn } from '../support/dates.ts'
import { callFunction, reservationRequest } from '../support/requests.ts'
import { startTestSite } from '../support/test-site.ts'

const key = { 'idempotency-key': 'f3b7c0de-one-click' }
const ask = (url: string, different = {}) =>
  callFunction(url, 'submit-reservation', reservationRequest(different), key)

test('twenty copies of one request, and one more after a restart, are one reservation', async () => {
  await using site = await startTestSite()
  const { taken } = await dateOn(site, '2025-09-30')
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(site.url)))
  await using later = await site.restart()
  const first = answers[0]!.body
  for (const { status, body } of [...answers, await ask(later.url)]) {
    expect({ status, body }).toEqual({ status: 200, body: first })
  }
  expect(await later.farm('reservations')).toMatchObject([{ id: first['reservationId'] }])
  expect(await later.farm('mails')).toHaveLength(2)
  expect(await dateOn(later, '2025-09-30')).toMatchObject({ taken: taken + 1 })

  // The same key for another request.
  for (const language of languages) {
    const { status, body } = await ask(later.url, { participants: '2', language })
    const error = { code: 'key-reused', message: wordsIn(language).errors.request.keyReused }
    expect({ status, body }).toEqual({ status: 422, body: { error } })
  }
})
