import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { anySign } from '../support/any-sign.ts'
import { exchange, openSocket } from '../support/raw.ts'
import { contactMessage, keyHeaders, reservationRequest } from '../support/requests.ts'
import { startSiteProcess, type SiteProcess } from '../support/site-process.ts'

let site: SiteProcess
beforeAll(async () => {
  site = await startSiteProcess({ env: { RATE_LIMIT: 'off' } })
})
afterEach(async () => {
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  expect(site.process.exitCode).toBeNull()
})
afterAll(() => site[Symbol.asyncDispose]())

const names = ['submit-reservation', 'send-contact-email'] as const
const json = { 'content-type': 'application/json' }

test('a length that promises less or more than comes harms nobody', async () => {
  const head = Object.entries({ ...json, ...keyHeaders, host: 'x' }).map((h) => h.join(': '))
  for (const length of ['2', '999', '-1', '1e9', 'zero']) {
    const first = 'POST /functions/v1/send-contact-email HTTP/1.1'
    const lines = [first, ...head, `content-length: ${length}`, '', '{"name":"An"}']
    const socket = openSocket(site.url)
    await new Promise((resolve) => socket.end(lines.join('\r\n'), () => resolve(undefined)))
    await new Promise((resolve) => socket.once('close', resolve).resume())
  }
})

test('a request of HTTP/1.1 names one host: without one, or with a second, it is refused', async () => {
  for (const hosts of [[], ['a', 'b'], ['a', 'a']]) {
    const lines = ['GET /nl HTTP/1.1', ...hosts.map((host) => `host: ${host}`), 'connection: close']
    const answer = await exchange(site.url, [...lines, '', ''].join('\r\n'))
    expect(answer.slice(0, 12), hosts.join()).toBe('HTTP/1.1 400')
  }
  // A probe of HTTP/1.0 need not name any (RFC 9112, section 3.2).
  for (const path of ['/healthz', '/readyz', '/nl']) {
    const answer = await exchange(site.url, `GET ${path} HTTP/1.0\r\n\r\n`)
    expect(answer.slice(0, 12), path).toBe('HTTP/1.1 200')
  }
})

const anything = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: anySign, maxLength: 300 }),
  fc.constantFrom('', '1', '5', 'nl', 'drinks', 'a@b.be', '\u0000', '\ud800', '💥'.repeat(60)),
)
const fieldNames = Object.keys({ ...reservationRequest(), ...contactMessage() })
const almostRight = fc.tuple(
  fc.constantFrom(reservationRequest(), contactMessage()),
  // Never a date that exists: nothing may be kept by what follows.
  fc.dictionary(fc.constantFrom(...fieldNames, '__proto__', 'length', 'toJSON'), anything, {
    minKeys: 1,
  }),
)
const bodies = fc.oneof(
  almostRight.map(([right, different]) =>
    JSON.stringify({ ...right, preferredDate: '1 mei 1999 - 10:00-11:00', ...different }),
  ),
  fc.json(),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
)

test('no request is ever answered by a failure of our own', async () => {
  const property = fc.asyncProperty(fc.constantFrom(...names), bodies, async (name, body) => {
    const response = await fetch(`${site.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { ...json, ...keyHeaders },
      body,
    })
    await response.arrayBuffer()
    if (name === 'submit-reservation') expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  })
  await fc.assert(property, { numRuns: 200 })
  expect(await site.farm('reservations')).toEqual([])
})
