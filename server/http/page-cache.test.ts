import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createPageCache, cachedPage, type Moment } from './page-cache.ts'

const hour = { light: 'daylight', isAtTable: false, hoursPassed: 0 } as const
const moment: Moment = { revision: 1, day: '2025-09-15', ...hour }

/** An empty cache, and what makes pages that say how many were made before. */
function createCache() {
  const fromCache = createPageCache()
  let made = 0
  const make = async () => cachedPage({ html: `<p>${(made += 1)}</p>`, policy: '' })
  const get = (path: string, at = moment) => fromCache(path, at, make)
  const textOf = async (path: string, at = moment) => String((await get(path, at))?.body)
  return { fromCache, get, textOf, made: () => made }
}

describe('the cache of pages', () => {
  it('makes a page once for everyone who asks for it at one moment', async () => {
    const { get, made } = createCache()
    const pages = await Promise.all(Array.from({ length: 50 }, () => get('/nl')))
    expect(made()).toBe(1)
    expect(new Set(pages).size).toBe(1)
    expect(await get('/nl', { ...moment })).toBe(pages[0])
  })

  it.each([
    { revision: 2 },
    { day: '2025-09-16' },
    { light: 'lamplight' },
    { isAtTable: true },
    { hoursPassed: 1 },
  ] as const)(
    'makes it anew as soon as the schedule, the day, the light, the table or a date is another: %o',
    async (different) => {
      const { get, textOf } = createCache()
      await get('/nl')
      expect(await textOf('/nl', { ...moment, ...different })).toBe('<p>2</p>')
    },
  )

  it('keeps each address by itself', async () => {
    const { textOf } = createCache()
    const texts = [await textOf('/nl'), await textOf('/fr'), await textOf('/nl')]
    expect(texts).toEqual(['<p>1</p>', '<p>2</p>', '<p>1</p>'])
  })

  it('does not keep an answer that is no page', async () => {
    const { fromCache, textOf } = createCache()
    expect(await fromCache('/nl/x', moment, async () => undefined)).toBeUndefined()
    expect(await textOf('/nl/x')).toBe('<p>1</p>')
  })

  it('does not keep a making that failed, and tells everyone who waited', async () => {
    const { fromCache, textOf } = createCache()
    const fail = () => Promise.reject(new Error('broken'))
    const waiting = [fromCache('/nl', moment, fail), fromCache('/nl', moment, fail)]
    const ends = (await Promise.allSettled(waiting)).map(({ status }) => status)
    expect(ends).toEqual(['rejected', 'rejected'])
    expect(await textOf('/nl')).toBe('<p>1</p>')
  })

  it('does not lose a newer page when an older making ends without one', async () => {
    const { fromCache, get, made } = createCache()
    const slow = Promise.withResolvers<undefined>()
    const old = fromCache('/nl', moment, () => slow.promise)
    const newer = { ...moment, revision: 2 }
    await get('/nl', newer)
    slow.resolve(undefined)
    await old
    await get('/nl', newer)
    expect(made()).toBe(1)
  })
})

const cached = (html: string) => cachedPage({ html, policy: '' })

describe('a cached page', () => {
  it('has one tag for one text', () => {
    expect(cached('<p>a</p>').etag).toBe(cached('<p>a</p>').etag)
    expect(cached('<p>a</p>').etag).not.toBe(cached('<p>b</p>').etag)
    expect(cached('<p>a</p>').etag).toMatch(/^"[\w-]{22}"$/)
  })

  it('is packed once in each form', async () => {
    const page = cached('<p>a</p>')
    expect(await page.packed('br')).toBe(await page.packed('br'))
    expect(await page.packed('gzip')).not.toBe(await page.packed('br'))
  })

  it('is packed smaller once it has stood a while, and keeps nobody waiting for that', async () => {
    const lines = Array.from({ length: 500 }, (_, line) => `<li>${(line * 7919) % 1009} bokalen`)
    let ms = 0
    const page = cachedPage({ html: lines.join('\n'), policy: '' }, () => ms)
    const first = await page.packed('br')
    expect(await page.packed('br')).toBe(first)
    ms = 6_000
    expect(await page.packed('br')).toBe(first)
    const settled = async () => (await page.packed('br')).byteLength
    await expect.poll(settled).toBeLessThan(first.byteLength)
    expect(String(brotliDecompressSync(await page.packed('br')))).toBe(String(page.body))
  })
})
