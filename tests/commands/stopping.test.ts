import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { mailsOnceSent, waitUntil } from '#tests/support/sent-mails.ts'
import {
  callFunction,
  contactMessage,
  keyHeaders,
  reservationRequest,
} from '#tests/support/requests.ts'
import { openSocket } from '#tests/support/raw.ts'
import { postgres } from '#tests/support/stores.ts'
import { startSiteProcess } from '#tests/support/site-process.ts'
import { startTestSite } from '#tests/support/test-site.ts'

test.each([
  ['SIGTERM', 'build/server/main.js'],
  ['SIGINT', 'build/server/main.js'],
  // `npm start` passes signals on to the site.
  ['SIGTERM', 'scripts/start.mjs'],
] as const)('%s to %s lets a request in flight have its answer', async (signal, program) => {
  await using site = await startSiteProcess({ program })
  const { hostname, port } = new URL(site.url)
  const body = JSON.stringify(contactMessage())
  const headers = {
    host: hostname,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...keyHeaders,
  }
  const head = Object.entries(headers).map((header) => header.join(': '))
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  const path = '/functions/v1/send-contact-email'
  socket.write([`POST ${path} HTTP/1.1`, ...head, '', body.slice(0, 10)].join('\r\n'))
  // An answer to somebody else: the first half has surely arrived by then.
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)

  const gone = once(site.process, 'exit')
  site.process.kill(signal)
  await refusesConnections(site.url)
  expect(site.process.exitCode).toBeNull()

  const closed = once(socket, 'close')
  socket.write(body.slice(10))
  await closed
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain('{"success":true}')
  expect(await gone).toEqual([0, null])
  expect(site.output()).not.toMatch(/"level":"(warn|error)"/)

  await using again = await startTestSite({ dataDir: site.dataDir })
  expect(await again.farm('messages')).toMatchObject([contactMessage()])
  expect(await mailsOnceSent(again, 2)).toHaveLength(2)
})

test('SIGTERM waits for work that goes on after its request was answered', async () => {
  await using used = new AsyncDisposableStack()
  const place = used.use(await postgres.findPlace())
  // A slow machine takes longer than a statement may otherwise wait for a lock.
  const patient = new URL(place.env['DATABASE_URL'] ?? '')
  patient.searchParams.set('statement_timeout', '60000')
  patient.searchParams.set('query_timeout', '61000')
  const env = { ...place.env, DATABASE_URL: patient.href, RATE_LIMIT: 'off' }
  const site = used.use(await startSiteProcess({ dataDir: place.dataDir, env }))
  const request = reservationRequest({ email: 'lost@example.org' })
  await callFunction(site.url, 'submit-reservation', request)
  const holder = new Client({ connectionString: place.env['DATABASE_URL'] })
  used.adopt(holder, (client) => client.end())
  await holder.connect()
  await holder.query('begin; lock table reservation in access exclusive mode')

  const body = new URLSearchParams({ email: 'lost@example.org' })
  expect((await fetch(`${site.url}/l?lng=nl`, { method: 'POST', body })).status).toBe(200)
  const gone = once(site.process, 'exit')
  site.process.kill('SIGTERM')
  await refusesConnections(site.url)
  // Long enough for the store to be closed, if nothing were under way.
  await setTimeout(1_000)
  await holder.query('commit')
  expect(await gone).toEqual([0, null])

  const { rows } = await holder.query(`select kind from mail where kind = 'new-link-guest'`)
  expect(rows).toHaveLength(1)
  expect(site.output()).not.toContain('"level":"error"')
})

test('SIGTERM cuts off nobody who had asked before it, however busy the site was', async () => {
  await using site = await startSiteProcess()
  // The system takes connections and requests for a process that stands still.
  site.process.kill('SIGSTOP')
  const requests = Array.from({ length: 50 }, () => exchange(site.url, plainRequest))
  await Promise.all(requests.map(({ sent }) => sent))
  const gone = once(site.process, 'exit')
  site.process.kill('SIGTERM')
  site.process.kill('SIGCONT')
  const answers = await Promise.all(requests.map(({ answer }) => answer))
  expect(answers.filter((each) => !each.startsWith('HTTP/1.1 200 '))).toEqual([])
  expect(await gone).toEqual([0, null])
})

const plainRequest = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'

/** `sent` is fulfilled once the system has the request; the answer ends when the site hangs up. */
function exchange(url: string, request: string) {
  const socket = openSocket(url)
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const answer = once(socket, 'close').then(() => text)
  const sent = new Promise<void>((resolve) => socket.write(request, () => resolve()))
  return { sent, answer }
}

async function refusesConnections(url: string) {
  await waitUntil(() =>
    // A connection of its own: one that is kept alive would still be answered.
    fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
      () => false,
      () => true,
    ),
  )
}
