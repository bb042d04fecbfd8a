import { expect, test } from 'vitest'
import { exchange } from '#tests/support/raw.ts'
import { keyHeaders } from '#tests/support/requests.ts'
import { fileSite } from '#tests/support/worker.ts'

const site = fileSite()

const end = 'host: farm.example\r\nconnection: close\r\n'
const key = Object.entries(keyHeaders)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')
const json = `${end}${key}content-type: application/json\r\n`
const form = `${end}content-type: application/x-www-form-urlencoded\r\n`

/** Right and wrong in every way we could think of, as bytes on the line. */
const requests = {
  'a page': `GET /nl HTTP/1.1\r\n${end}\r\n`,
  'a page that is not there': `GET /nl/nowhere HTTP/1.1\r\n${end}\r\n`,
  'an address without a language': `GET /nowhere HTTP/1.1\r\n${end}\r\n`,
  'what the scripts fetch': `GET /nl/contact.data HTTP/1.1\r\n${end}\r\n`,
  'what the scripts fetch of no page': `GET /nl/nowhere.data HTTP/1.1\r\n${end}\r\n`,
  'a manifest of the router': `GET /__manifest?paths=/nl HTTP/1.1\r\n${end}\r\n`,
  'broken escapes': `GET /nl/%E0%A4%A HTTP/1.1\r\n${end}\r\n`,
  'broken escapes for a script': `GET /nl/%zz.data HTTP/1.1\r\n${end}\r\n`,
  'a file that is not there': `GET /assets/none.js HTTP/1.1\r\n${end}\r\n`,
  'a method of no page': `DELETE /nl HTTP/1.1\r\n${end}\r\n`,
  'a method nobody knows': `BREW /nl HTTP/1.1\r\n${end}\r\n`,
  'a trace': `TRACE /nl HTTP/1.1\r\n${end}\r\n`,
  'no host': 'GET /nl HTTP/1.0\r\n\r\n',
  'no HTTP': 'HELLO\r\n\r\n',
  'a backslash': `GET /nl\\..\\x HTTP/1.1\r\n${end}\r\n`,
  'an odd expectation': `POST /nl/contact HTTP/1.1\r\n${form}expect: tea\r\n\r\n`,
  'an upgrade': `GET /nl HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n`,
  'headers without end': `GET /nl HTTP/1.1\r\n${end}x: ${'a'.repeat(40_000)}\r\n\r\n`,
  'a form sent to no form': `POST /nl/over-ons HTTP/1.1\r\n${form}content-length: 3\r\n\r\na=b`,
  'a form sent to nothing': `POST /x HTTP/1.1\r\n${form}content-length: 3\r\n\r\na=b`,
  'a script’s form sent to nothing': `POST /x.data HTTP/1.1\r\n${form}content-length: 3\r\n\r\na=b`,
  'broken JSON': `POST /functions/v1/submit-reservation HTTP/1.1\r\n${json}content-length: 1\r\n\r\n{`,
  'no key': `POST /functions/v1/submit-reservation HTTP/1.1\r\n${end}content-length: 2\r\n\r\n{}`,
  'no function': `POST /functions/v1/__proto__ HTTP/1.1\r\n${json}content-length: 2\r\n\r\n{}`,
  'a bad QR code': `GET /qr?data=javascript:x HTTP/1.1\r\n${end}\r\n`,
  'a mail that is not there': `GET /mail-preview/constructor/nl HTTP/1.1\r\n${end}\r\n`,
} as const

test.each(Object.entries(requests))('%s: nothing tells what the site runs on', async (_, bytes) => {
  const answer = await exchange(site.url, bytes)
  expect(answer).toMatch(/^HTTP\/1\.1 [2345]\d\d /)
  expect(answer).not.toMatch(/^HTTP\/1\.1 5/)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).not.toMatch(/^(server|via|x-powered-by|x-aspnet|x-runtime|x-generator):/im)
  expect(head).not.toMatch(/\b(node|hono|express|nginx|vite|kysely)\b/i)
  // Neither a trace, nor a path of this machine, nor what a library says when it is at a loss.
  expect(body).not.toMatch(/\n\s+at \S|\.[cm]?[jt]sx?:\d+|node_modules|node:internal|Error: E/)
  expect(body).not.toMatch(/Unexpected (Server Error|Application Error)|Internal Server Error/)
})
