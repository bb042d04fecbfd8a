import { Hono } from 'hono'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { wordsIn } from '#tests/support/first-words.ts'
import { pagesForOneNetwork, refusals, requestsOfOneNetwork, workSeats } from '#office/limits.ts'
import { calledFrom, stillLimits } from '#tests/support/still-limits.ts'

type Given = { readonly rateLimit?: boolean; readonly pause?: (ms: number) => Promise<unknown> }

/** A site of one page for each visitor, made as `make` says. */
function createSite(make: () => Promise<string>, given: Given = {}) {
  const lines: string[] = []
  const limits = stillLimits({ ...given, lines })
  const app = new Hono()
  app.use('/l/*', limits.pagesForOne)
  app.get('/l/*', async (c) => c.text(await make()))
  app.get('/requests', (c) => c.text(String(limits.senderOf(c).requestWait())))
  const ask = async (path: string, from?: string, method = 'GET') =>
    app.request(path, { method }, calledFrom(from))
  return { ask, lines }
}

const made = async () => 'made'

async function statuses(ask: () => Promise<Response>, times: number) {
  const found: number[] = []
  for (let i = 0; i < times; i++) found.push((await ask()).status)
  return found
}

describe('pages made for one visitor', () => {
  it('are twenty at once for each of fifty people behind one address, and then too many', async () => {
    const { ask, lines } = createSite(made)
    const { atOnce } = pagesForOneNetwork
    expect(atOnce).toBe(50 * 20)
    expect(new Set(await statuses(() => ask('/l/a'), atOnce))).toEqual(new Set([200]))
    const refused = await ask('/l/fr/a')
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('lang="fr"')
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(refused.headers.get('cache-control')).toBe('no-store')
    // An address of the same /24 is refused too; elsewhere nobody notices.
    expect((await ask('/l/a', '203.0.113.200')).status).toBe(429)
    expect((await ask('/l/a', '203.0.113.7', 'HEAD')).status).toBe(429)
    expect((await ask('/l/a', '203.0.114.7')).status).toBe(200)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('"event":"flood-began","of":"pages"')
  })

  it('have no pace without limits', async () => {
    const { ask } = createSite(made, { rateLimit: false })
    const all = await statuses(() => ask('/l/a'), pagesForOneNetwork.atOnce + 100)
    expect(new Set(all)).toEqual(new Set([200]))
  })

  it('wait in a line as long as a class and more; past it each is told to come back, in their language', async () => {
    const never = new Promise<never>(() => undefined)
    const pause = async (ms: number) => (ms === refusals.heldMs ? undefined : never)
    const { ask, lines } = createSite(() => never, { pause })
    const { lineOfOneNetwork, atOnce } = workSeats.pages
    expect(lineOfOneNetwork).toBeGreaterThan(50)
    for (let i = 0; i < atOnce + lineOfOneNetwork; i++) void ask('/l/a')
    await setImmediate()
    expect(lines).toEqual([])
    const refused = await ask('/l/a?lng=fr')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('10')
    const html = await refused.text()
    expect(html).toContain(wordsIn('fr').errors.request.busy)
    expect(html).toContain('<html lang="fr">')
    expect(lines[0]).toContain('"event":"flood-began","of":"busy"')
  })
})

it('a refusal is held back for a moment, of so many at once that no flood fills the memory', async () => {
  let held = 0
  const pause = async (ms: number) => {
    if (ms !== refusals.heldMs) return undefined
    held += 1
    return new Promise<void>(() => undefined)
  }
  const { ask } = createSite(made, { pause })
  await statuses(() => ask('/l/a'), pagesForOneNetwork.atOnce)
  const refused = Array.from({ length: refusals.maxHeld }, () => ask('/l/a'))
  await setImmediate()
  expect(held).toBe(refused.length)
  expect((await ask('/l/a')).status).toBe(429)
  expect(held).toBe(refusals.maxHeld)
})

it('requests of one network are as many as a season has places, and then one each ten minutes', async () => {
  const { ask } = createSite(made)
  const waits: string[] = []
  for (let i = 0; i < requestsOfOneNetwork.atOnce; i++) {
    waits.push(await (await ask('/requests', `2001:db8:7:${i}::1`)).text())
  }
  expect(new Set(waits)).toEqual(new Set(['0']))
  expect(await (await ask('/requests', '2001:db8:7:fff::1')).text()).toBe('600')
  expect(await (await ask('/requests', '2001:db8:8::1')).text()).toBe('0')
})
