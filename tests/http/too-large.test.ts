import { describe, expect, test } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { bodyLimitBytes, headerLimitBytes } from '#office/limits.ts'
import { exchange } from '../support/raw.ts'
import { keyHeaders } from '../support/requests.ts'
import { fileSite } from '../support/worker.ts'

const site = fileSite()

const key = Object.entries(keyHeaders).map((header) => header.join(': '))
const json = ['content-type: application/json', 'accept-language: fr', ...key]
const form = ['content-type: application/x-www-form-urlencoded']

/** Every address that takes something, the headers it wants, and a body of exactly so many bytes. */
const doors = [
  ['/functions/v1/submit-reservation', json, (n: number) => `"${'a'.repeat(n - 2)}"`],
  ['/functions/v1/send-contact-email', json, (n: number) => `"${'a'.repeat(n - 2)}"`],
  ['/fr/reservation', form, (n: number) => 'email='.padEnd(n, 'a')],
  ['/fr/contact', form, (n: number) => 'message='.padEnd(n, 'a')],
  ['/fr/contact.data', form, (n: number) => 'message='.padEnd(n, 'a')],
] as const

function post(path: string, headers: readonly string[], rest: string) {
  const lines = [`POST ${path} HTTP/1.1`, 'host: x', 'connection: close', ...headers]
  return exchange(site.url, `${lines.join('\r\n')}\r\n${rest}`)
}

const inChunks = (body: string) =>
  `transfer-encoding: chunked\r\n\r\n${(body.match(/[^]{1,5000}/g) ?? [])
    .map((part) => `${part.length.toString(16)}\r\n${part}\r\n`)
    .join('')}0\r\n\r\n`
const withLength = (body: string) => `content-length: ${body.length}\r\n\r\n${body}`

describe.each(doors)('%s', (path, headers, bodyOf) => {
  test('takes 32 KiB and not a byte more, with a length or in chunks', async () => {
    for (const sent of [withLength, inChunks]) {
      const fits = await post(path, headers, sent(bodyOf(bodyLimitBytes)))
      expect(fits, sent.name).toMatch(/^HTTP\/1\.1 422 /)
      const over = await post(path, headers, sent(bodyOf(bodyLimitBytes + 1)))
      expect(over, sent.name).toMatch(/^HTTP\/1\.1 413 /)
      const sentence = Buffer.from(wordsIn('fr').errors.request.tooLarge).toString('latin1')
      expect(over).toContain(sentence)
    }
  })

  test('answers at once to a length that is too large, whatever comes after', async () => {
    const answer = await post(path, headers, 'content-length: 10485760\r\n\r\na')
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('waits for no body that it would not take', async () => {
    const expecting = [...headers, 'expect: 100-continue']
    const large = await post(path, expecting, 'content-length: 10485760\r\n\r\n')
    expect(large).toMatch(/^HTTP\/1\.1 413 /)
    const small = await post(path, expecting, withLength(bodyOf(100)))
    expect(small).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 422 /)
  })

  test('headers that are too large are a 431', async () => {
    const answer = await post(path, [...headers, `x-long: ${'a'.repeat(headerLimitBytes)}`], '\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    const many = Array.from({ length: 2000 }, (_, i) => `x-${i}: abcdefg`)
    expect(await post(path, [...headers, ...many], '\r\n')).toMatch(/^HTTP\/1\.1 431 /)
  })
})

test('an address that is too long is a 431 too', async () => {
  const answer = await exchange(site.url, `GET /nl?${'a'.repeat(headerLimitBytes)} HTTP/1.1\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
})
