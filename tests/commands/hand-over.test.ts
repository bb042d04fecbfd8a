import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pathTo } from '#language/addresses.ts'
import { freePort } from '../support/free-port.ts'
import { waitUntil } from '../support/mails.ts'
import { requestsOf } from '../support/many-requests.ts'
import { callFunction } from '../support/requests.ts'
import { startReverseProxy } from '../support/reverse-proxy.ts'
import { startSiteProcess, type SiteProcess } from '../support/site-process.ts'
import { removeData } from '../support/test-site.ts'

/** So many sites on one SQLite file behind a reverse proxy, in the order it asks them. */
async function startBehindProxy(count: number) {
  await using opening = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'hof-ter-gist-hand-over-'))
  opening.defer(() => rm(dataDir, { recursive: true, force: true }))
  const start = (port: number) =>
    startSiteProcess({ dataDir, env: { PORT: String(port), RATE_LIMIT: 'off', TRUST_PROXY: '1' } })
  const sites: [number, SiteProcess][] = []
  opening.defer(async () => void (await Promise.all(sites.map(([, site]) => site.kill()))))
  while (sites.length < count) {
    const port = await freePort()
    sites.push([port, await start(port)])
  }
  const { url } = opening.use(await startReverseProxy(sites.map(([port]) => port)))
  const used = opening.move()
  return {
    url,
    reservations: () => sites[0]![1].farm<{ id: string }>('reservations'),
    /** What `systemctl restart` does to each in turn. */
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
      // Who finds a date fully booked is told so: that is an answer.
      const refused = statuses.filter((status) => ![200, 409].includes(status))
      return { answers: statuses.length, refused, booked }
    },
  }
}

test('a newer version takes over from a running one, under load, and nobody is refused', async () => {
  await using farm = await startBehindProxy(2)
  const people = rush(farm.url)
  await farm.replaceAll()
  const { answers, refused, booked } = await people.end()
  expect(refused).toEqual([])
  expect(answers).toBeGreaterThan(50)
  const kept = await farm.reservations()
  expect(kept.map(({ id }) => id).toSorted()).toEqual(booked.toSorted())
})

test('where one site alone is started anew, the same people are refused', async () => {
  await using farm = await startBehindProxy(1)
  const people = rush(farm.url)
  await farm.replaceAll()
  expect((await people.end()).refused).toContain(502)
})

test('a site behind a reverse proxy says that it is about to stop while it still serves', async () => {
  const site = await startSiteProcess({ env: { TRUST_PROXY: '1' } })
  try {
    const gone = once(site.process, 'exit')
    site.process.kill('SIGTERM')
    const statusOf = async (path: string) => (await fetch(site.url + path)).status
    await waitUntil(async () => (await statusOf('/readyz')) === 503)
    expect(await statusOf('/healthz')).toBe(200)
    expect(await statusOf(pathTo('booking', 'nl'))).toBe(200)
    expect(await gone).toEqual([0, null])
  } finally {
    await removeData(site)
  }
})
