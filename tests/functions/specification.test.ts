import { afterAll, beforeAll, expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { mailsOnceSent, mailTo } from '#tests/support/mails.ts'
import { callFunction, keyHeaders, reservationRequest } from '#tests/support/requests.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => removeData(site))

test('there is no other function than the two', async () => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...keyHeaders } }
  const response = await fetch(`${site.url}/functions/v1/list-reservations`, {
    ...init,
    body: '{}',
  })
  expect(response.status).toBe(404)
})

test('without requirements guest and farm read that there are none', async () => {
  await callFunction(site.url, 'submit-reservation', reservationRequest({ language: 'en' }))
  const mails = await mailsOnceSent(site, 2)
  expect(mailTo(mails, 'anneleen@example.org').text).toMatch(/requirements:?\s+None/)
  expect(mailTo(mails, business.email).text).toMatch(/Wat we moeten weten:?\s+Geen/)
})
