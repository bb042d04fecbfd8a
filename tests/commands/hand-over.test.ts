import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { pathTo } from '#language/addresses.ts'
import { freePort } from '#tests/support/free-port.ts'
import { waitUntil } from '#tests/support/sent-mails.ts'
import { requestsOf } from '#tests/support/many-requests.ts'
import { callFunction } from '#tests/support/requests.ts'
import { type SiteProcess, startSiteProcess } from '#tests/support/site-process.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** Two sites on one SQLite file behind a reverse proxy, which asks them in this order. */
async function startBehindProxy() {
  await using opening = new AsyncDisposableStack()
  const { path: dataDir } = opening.use(await temporaryFolder())
  const start = (port: number) =>
    startSiteProcess({ dataDir, env: { PORT: String(port), RATE_LIMIT: 'off', TRUST_PROXY: '1' } })
  const sites: [number, SiteProcess][] = []
  opening.defer(async () => void (await Promise.all(sites.map(([, site]) => site.kill()))))
  while (sites.length < 2) {
    const port = await freePort()
    sites.push([port, await start(port)])
  }
  const { url } = opening.use(await startReverseProxy(sites.map(([port]) => port)))
  const used = opening.move()
  return {
    url,
    reservations: () => sites[0]![1].farm<{ id: string }>('reservations'),
    /** Each site is stopped and started in turn, as `systemctl restart` does. */
    replaceAll: async () => {
      for (const [i, [port, site]] of sites.entries()) {
        await site.stop()
        expect(site.process.exitCode).toBe(0)
        sites[i] = [port, await start(port)]
      }
    },
    [Symbol.asyncDispose]: () => used.disposeAsync(),
  }
}

/** People who look and book, one request after another, until they are told to end. */
function rush(url: string) {
  const statuses: number[] = []
  const booked: unknown[] = []
  const requests = requestsOf(5_000)
  const over = new AbortController()
  async function look() {
    while (!over.signal.aborted) {
      const page = await fetch(url + pathTo('booking', 'nl'))
      statuses.push(page.status)
      await page.text()
    }
  }
  async function book() {
    while (!over.signal.aborted) {
      const { status, body } = await callFunction(url, 'submit-reservation', requests.shift())
      statuses.push(status)
      if (status === 200) booked.push(body['reservationId'])
    }
  }
  const people = [look, look, look, book].map((one) => one())
  return {
    end: async () => {
      over.abort()
      await Promise.all(people)
      // A guest who finds a date fully booked has an answer too.
      const refused = statuses.filter((status) => ![200, 409].includes(status))
      return { refused, booked }
    },
  }
}

test('a newer version takes over from a running one, under load, and nobody is refused', async () => {
  await using farm = await startBehindProxy()
  const people = rush(farm.url)
  await farm.replaceAll()
  const { refused, booked } = await people.end()
  expect(refused).toEqual([])
  expect(booked).not.toEqual([])
  const kept = await farm.reservations()
  expect(kept.map(({ id }) => id).toSorted()).toEqual(booked.toSorted())
})

test('a site behind a reverse proxy says that it is about to stop while it still serves', async () => {
  await using site = await startSiteProcess({ env: { TRUST_PROXY: '1' } })
  const gone = once(site.process, 'exit')
  site.process.kill('SIGTERM')
  const statusOf = async (path: string) => (await fetch(site.url + path)).status
  await waitUntil(async () => (await statusOf('/readyz')) === 503)
  expect(await statusOf('/healthz')).toBe(200)
  expect(await statusOf(pathTo('booking', 'nl'))).toBe(200)
  expect(await gone).toEqual([0, null])
})

const lookEveryMs = 250

/**
 * Does what docs/running.md asks of a reverse proxy: the first site that is ready is asked, the next
 * where it refuses, and nothing that was sent is sent again.
 */
async function startReverseProxy(ports: readonly number[]) {
  const ready = new Set(ports)
  const looks = ports.map((port) =>
    setInterval(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
      if (answer?.ok) ready.add(port)
      else ready.delete(port)
    }, lookEveryMs),
  )
  const server = createServer((incoming, answer) => {
    const [first, ...others] = ports.toSorted((a, b) => Number(ready.has(b)) - Number(ready.has(a)))
    pass(incoming, answer, [first!, ...others])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      for (const look of looks) clearInterval(look)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Ports = readonly [number, ...number[]]

function pass(incoming: IncomingMessage, answer: ServerResponse, [port, next, ...others]: Ports) {
  const { method, url: path, headers } = incoming
  const onward = request({ host: '127.0.0.1', port, method, path, headers, agent: false })
  onward.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(answer)
    response.on('error', () => answer.destroy())
  })
  onward.on('error', (error) => {
    const isRefused = 'code' in error && error.code === 'ECONNREFUSED'
    if (isRefused && next !== undefined) pass(incoming, answer, [next, ...others])
    else if (answer.headersSent) answer.destroy()
    else answer.writeHead(502, { 'content-type': 'application/json' }).end('{}')
  })
  // The body is not read before a site takes it.
  onward.on('socket', (socket) => socket.on('connect', () => incoming.pipe(onward)))
}
