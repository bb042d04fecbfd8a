import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { languages } from '#language/languages.ts'
import { contactMessage, keyHeaders, reservationRequest } from '#tests/support/requests.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => removeData(site))

const functions = [
  { name: 'submit-reservation', right: reservationRequest({ language: 'xx' }) },
  { name: 'send-contact-email', right: contactMessage() },
] as const
const json = { 'content-type': 'application/json' }

/** Each problem at the door: its status, its word in the catalogue, and a request that has it. */
const problems = [
  ['wrongMethod', 405, { method: 'PUT', headers: { ...json, ...keyHeaders } }],
  ['otherOrigin', 403, { headers: { ...json, ...keyHeaders, origin: 'https://evil.example' } }],
  ['otherOrigin', 403, { headers: { ...json, ...keyHeaders, origin: 'null' } }],
  ['otherOrigin', 403, { headers: { ...json, ...keyHeaders, 'sec-fetch-site': 'cross-site' } }],
  ['unauthorised', 401, { headers: json }],
  ['unauthorised', 401, { headers: { ...json, apikey: 'public-anon-key' } }],
  ['unauthorised', 401, { headers: { ...json, authorization: 'Bearer public-anon-key' } }],
  ['unauthorised', 401, { headers: { ...json, ...keyHeaders, apikey: 'another-key' } }],
  ['unauthorised', 401, { headers: { ...json, ...keyHeaders, authorization: 'Bearer nearly' } }],
  ['notJson', 415, { headers: { ...keyHeaders, 'content-type': 'text/plain' } }],
  ['notJson', 415, { headers: { ...keyHeaders, 'content-type': 'application/jsonp' } }],
  ['malformed', 400, { headers: { ...json, ...keyHeaders }, body: '{"name": "Bram"' }],
  ['malformed', 400, { headers: { ...json, ...keyHeaders }, body: '' }],
  ['malformed', 400, { headers: { ...json, ...keyHeaders }, body: new Uint8Array([34, 255, 34]) }],
  ['tooLarge', 413, { headers: { ...json, ...keyHeaders }, body: `"${'a'.repeat(32 * 1024)}"` }],
] as const

describe.each(functions)('$name', ({ name, right }) => {
  test.each(problems)('answers a request that is %s with %i', async (problem, status, given) => {
    for (const language of languages) {
      const response = await fetch(`${site.url}/functions/v1/${name}`, {
        method: 'POST',
        body: JSON.stringify(right),
        ...given,
        headers: { ...given.headers, 'accept-language': `${language}-BE,xx;q=0.5` },
      })
      expect(response.status).toBe(status)
      expect(response.headers.get('content-type')).toMatch(/^application\/json/)
      const body = await response.json()
      const sentence = wordsIn(language).errors.request[problem]
      const code = problem.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      if (name === 'send-contact-email') expect(body).toEqual({ success: false, error: sentence })
      else expect(body).toEqual({ error: { code, message: sentence } })
    }
  })

  test.each(['GET', 'DELETE', 'PATCH', 'OPTIONS'])('says what it allows to %s', async (method) => {
    const response = await fetch(`${site.url}/functions/v1/${name}`, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })

  test('takes 32 KiB and not a byte more', async () => {
    const body = JSON.stringify(right)
    const answers = [32 * 1024, 32 * 1024 + 1].map(async (size) => {
      const response = await fetch(`${site.url}/functions/v1/${name}`, {
        method: 'POST',
        headers: { ...json, ...keyHeaders },
        body: body.padEnd(size),
      })
      return response.status
    })
    const [fits, tooLarge] = await Promise.all(answers)
    expect(fits).not.toBe(413)
    expect(tooLarge).toBe(413)
  })
})

test.each(languages)('what is wrong beside the body is said as it is, in %s', async (language) => {
  const { unknownFunction, badKey } = wordsIn(language).errors.request
  const call = (name: string, headers: Record<string, string>) =>
    fetch(`${site.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { ...json, ...keyHeaders, 'accept-language': language, ...headers },
      body: JSON.stringify({ language }),
    })
  const unknown = await call('no-such-function', {})
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toEqual({
    error: { code: 'unknown-function', message: unknownFunction },
  })
  const keyed = await call('submit-reservation', { 'idempotency-key': 'a b' })
  expect(keyed.status).toBe(400)
  expect(await keyed.json()).toEqual({
    error: { code: 'malformed', message: badKey, field: 'Idempotency-Key' },
  })
})

test('a machine that never stops is told when to come back, in its own language', async () => {
  const busy = await startTestSite()
  try {
    for (const { name } of functions) {
      for (const language of languages) {
        const call = () =>
          fetch(`${busy.url}/functions/v1/${name}`, {
            method: 'POST',
            headers: { ...json, ...keyHeaders, 'accept-language': language },
            body: '{}',
          })
        let response = await call()
        for (let i = 0; response.status !== 429 && i < 400; i++) response = await call()
        expect(response.status).toBe(429)
        expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
        const sentence = wordsIn(language).errors.request.tooMany
        const body = (await response.json()) as { error: { message: string } | string }
        expect(typeof body.error === 'string' ? body.error : body.error.message).toBe(sentence)
      }
    }
    expect((await fetch(`${busy.url}/nl`)).status, 'pages are not limited').toBe(200)
  } finally {
    await removeData(busy)
  }
})
