import { describe, expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { languages } from '#tests/support/first-languages.ts'
import { contactMessage, keyHeaders, reservationRequest } from '../support/requests.ts'
import { fileSite } from '../support/worker.ts'

const site = fileSite()

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
      expect(response.headers.get('cache-control')).toBe('no-store')
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
})

test.each(languages)('there are no other functions, and no key is any, in %s', async (language) => {
  const { unknownFunction, badKey } = wordsIn(language).errors.request
  const call = (name: string, headers: Record<string, string>) =>
    fetch(`${site.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { ...json, ...keyHeaders, 'accept-language': language, ...headers },
      body: JSON.stringify({ language }),
    })
  // Nobody reads reservations here.
  const unknown = await call('list-reservations', {})
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toEqual({
    error: { code: 'unknown-function', message: unknownFunction },
  })
  for (const key of ['', 'a b', 'x'.repeat(201), 'é']) {
    const keyed = await call('submit-reservation', { 'idempotency-key': key })
    expect(keyed.status, key).toBe(400)
    const error = { code: 'malformed', message: badKey, field: 'Idempotency-Key' }
    expect(await keyed.json()).toEqual({ error })
  }
})
