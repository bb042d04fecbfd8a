import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { connections, patience, slowestLineBytesPerSecond } from '#office/limits.ts'
import { listen } from '#server/listen.ts'
import { waitUntil } from '../support/sent-mails.ts'
import { exchange, openSocket } from '../support/raw.ts'
import { callFunction, contactMessage } from '../support/requests.ts'
import { startSiteProcess } from '../support/site-process.ts'
import { startTestSite, type TestSite } from '../support/test-site.ts'

const head = 'POST /nl/contact HTTP/1.1\r\nhost: farm.example\r\n'
const type = 'content-type: application/x-www-form-urlencoded\r\n'

/** Ways to hold a connection: what is sent at once, and the drop that follows every half second. */
const manners = {
  'says nothing': { first: '', drop: '' },
  'drips its headers': { first: `${head}x-a: b`, drop: 'c' },
  'sends header after header': { first: head, drop: 'x-a: b\r\n' },
  'drips its body': { first: `${head}${type}content-length: 9999\r\n\r\n`, drop: 'a' },
  'drips in chunks': {
    first: `${head}${type}transfer-encoding: chunked\r\n\r\n`,
    drop: '1\r\na\r\n',
  },
} as const
const names = Object.keys(manners) as (keyof typeof manners)[]

/** Hangs on; resolves with how long the site bore it, in milliseconds. */
function hangOn(site: Pick<TestSite, 'url'>, manner: keyof typeof manners) {
  const { first, drop } = manners[manner]
  const socket = openSocket(site.url)
  const start = performance.now()
  socket.write(first)
  const dripping = setInterval(() => drop && socket.write(drop), 500)
  socket.resume()
  return new Promise<number>((resolve) => {
    socket.once('close', () => {
      clearInterval(dripping)
      resolve(performance.now() - start)
    })
  })
}

test.concurrent('two hundred slow clients are cut off in time, and everybody else is served', async () => {
  await using site = await startTestSite()
  const borne = Array.from({ length: 200 }, async (_, i) => {
    const manner = names[i % names.length] ?? 'says nothing'
    return { manner, ms: await hangOn(site, manner) }
  })
  for (let i = 0; i < 5; i++) {
    expect((await fetch(`${site.url}/nl`)).status).toBe(200)
    const message = contactMessage({ email: `guest-${i}@example.org` })
    expect((await callFunction(site.url, 'send-contact-email', message)).status).toBe(200)
  }
  for (const { manner, ms } of await Promise.all(borne)) {
    const limit = manner.includes('body') || manner.includes('chunks') ? 'request' : 'headers'
    expect(ms, manner).toBeGreaterThan(patience[limit] - 500)
    // Node by itself bears them for six times as long at least.
    expect(ms, manner).toBeLessThan(4 * patience[limit])
  }
})

test.concurrent('one network has so many connections and no more; when they close, it has them again', async () => {
  await using site = await startTestSite()
  const held: Socket[] = []
  const hold = () => {
    const socket = openSocket(site.url)
    held.push(socket)
    return Promise.race([once(socket, 'connect'), once(socket, 'close')])
  }
  const ask = () =>
    exchange(site.url, 'GET /healthz HTTP/1.1\r\nhost: farm.example\r\nconnection: close\r\n\r\n')
  // A hundred at a time, as no queue of a machine is shorter; the last hundred are too many.
  for (let opened = 0; opened < connections.ofOneNetwork + 100; opened += 100)
    await Promise.all(Array.from({ length: 100 }, hold))
  expect(await ask()).toBe('')
  for (const socket of held.splice(0, 100)) socket.destroy()
  await waitUntil(async () => (await ask()).includes(' 200 '))
  for (const socket of held) socket.destroy()
})

test.concurrent('a connection that asks before it has its answer waits its turn, and is cut off when it asks much', async () => {
  await using site = await startTestSite()
  const ask = 'GET /healthz HTTP/1.1\r\nhost: farm.example\r\n'
  const answered = async (times: number) => {
    const last = `${ask}connection: close\r\n\r\n`
    const answers = await exchange(site.url, `${ask}\r\n`.repeat(times - 1) + last)
    return answers.split(' 200 OK').length - 1
  }
  expect(await answered(1 + connections.pipelined)).toBe(1 + connections.pipelined)
  expect(await answered(1000)).toBeLessThan(2 + connections.pipelined)
  expect(await answered(1)).toBe(1)
})

test.concurrent('connections that ask without end keep nobody else out, also behind a proxy', async () => {
  let answers = 0
  const config = { port: 0, host: '127.0.0.1', rateLimit: false, trustProxy: 1 }
  const { port, close } = await listen(() => {
    const end = performance.now() + 0.5
    while (performance.now() < end);
    return new Response(String((answers += 1)))
  }, config)
  const site = `http://127.0.0.1:${port}`
  const busy = Array.from({ length: 300 }, () => {
    const socket = openSocket(site)
    const from = 'host: farm.example\r\nx-forwarded-for: 198.51.100.7\r\n\r\n'
    const ask = () => socket.write(`GET / HTTP/1.1\r\n${from}`)
    socket.on('data', ask)
    ask()
    return socket
  })
  const visit = async () => {
    const headers = { 'x-forwarded-for': '192.0.2.7' }
    return Number(await (await fetch(site, { headers })).text())
  }
  // Each of them before it is answered some three times; all at once in a round, 150 times.
  const first = await visit()
  expect(first).toBeLessThan(10 * busy.length)
  // Not one of them would be passed in the line of one network, which all were by the proxy's address.
  expect((await visit()) - first).toBeLessThan(busy.length / 2)
  for (const socket of busy) socket.destroy()
  await close()
})

test.concurrent('a photograph that goes on coming over a slow line is waited for', async () => {
  const config = { port: 0, host: '127.0.0.1', rateLimit: false, trustProxy: 0 }
  const { port, close } = await listen(
    async (request) => new Response(String((await request.arrayBuffer()).byteLength)),
    config,
  )
  const part = new Uint8Array((2 * patience.request * slowestLineBytesPerSecond) / 1000 / 10)
  let left = 12
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      if (left-- === 0) return stream.close()
      stream.enqueue(part)
      await pause(patience.request / 10)
    },
  })
  const sent = { method: 'POST', body, duplex: 'half' } as const
  const answer = await fetch(`http://127.0.0.1:${port}/`, sent)
  expect(await answer.text()).toBe(String(12 * part.length))
  await close()
})

test.concurrent('a site that stops waits for nobody who drips', async () => {
  await using site = await startSiteProcess()
  const borne = hangOn(site, 'drips its body')
  // An answer to somebody else: the first drops have surely arrived by then.
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  const stopped = performance.now()
  await site.stop()
  // Cut off, and not waited for until the test itself ends: a busy machine may take its time.
  expect(performance.now() - stopped).toBeLessThan(3 * patience.leaving)
  expect(site.process.exitCode).toBe(0)
  await borne
})

test.concurrent('an idle connection of a proxy outlasts the proxy’s own patience; a visitor’s does not last', async () => {
  await using direct = await startTestSite()
  await using behind = await startTestSite({ env: { TRUST_PROXY: '1' } })
  const kept = async (site: Pick<TestSite, 'url'>) => {
    const [response] = await once(get(`${site.url}/healthz`), 'response')
    response.destroy()
    return response.headers['keep-alive']
  }
  expect(await kept(direct)).toBe('timeout=5')
  expect(await kept(behind)).toBe('timeout=130')
})

test.concurrent('an answer that takes long to make reaches whoever waits, and nobody who has stopped reading holds on', async () => {
  const config = { port: 0, host: '127.0.0.1', rateLimit: false, trustProxy: 0 }
  const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('begun')) })
  let beSilent = () => {}
  const { port, close } = await listen(async (request, bindings) => {
    const { incoming } = bindings as { readonly incoming: IncomingMessage }
    beSilent = () => void incoming.socket.emit('timeout')
    await setImmediate()
    if (request.url.endsWith('/begun')) return new Response(body)
    await pause(1.1 * patience.request)
    beSilent()
    return new Response('made')
  }, config)
  const site = `http://127.0.0.1:${port}`
  expect(await (await fetch(`${site}/long`)).text()).toBe('made')
  const begun = await fetch(`${site}/begun`)
  beSilent()
  await expect(begun.text()).rejects.toThrow('terminated')
  await close()
})
