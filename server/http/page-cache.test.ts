import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createPageCache, keepPage } from './page-cache.ts'

const moment = { revision: 1, day: '2025-09-15' }

/** Makes pages that say how many were made before. */
function createMaker() {
  let made = 0
  return {
    make: async () => keepPage({ html: `<p>${(made += 1)}</p>`, policy: '' }),
    made: () => made,
  }
}

describe('the cache of pages', () => {
  it('makes a page once for everyone who asks for it at one moment', async () => {
    const { make, made } = createMaker()
    const cache = createPageCache()
    const pages = await Promise.all(
      Array.from({ length: 50 }, () => cache.get('/nl', moment, make)),
    )
    expect(made()).toBe(1)
    expect(new Set(pages).size).toBe(1)
    expect(await cache.get('/nl', { ...moment }, make)).toBe(pages[0])
  })

  it('makes it anew as soon as the schedule is another', async () => {
    const { make } = createMaker()
    const cache = createPageCache()
    await cache.get('/nl', moment, make)
    const after = await cache.get('/nl', { ...moment, revision: 2 }, make)
    expect(String(after?.body)).toBe('<p>2</p>')
  })

  it('makes it anew when the day is another', async () => {
    const { make } = createMaker()
    const cache = createPageCache()
    await cache.get('/nl', moment, make)
    const after = await cache.get('/nl', { ...moment, day: '2025-09-16' }, make)
    expect(String(after?.body)).toBe('<p>2</p>')
  })

  it('keeps each address by itself', async () => {
    const { make } = createMaker()
    const cache = createPageCache()
    const dutch = await cache.get('/nl', moment, make)
    const french = await cache.get('/fr', moment, make)
    expect([String(dutch?.body), String(french?.body)]).toEqual(['<p>1</p>', '<p>2</p>'])
    expect(await cache.get('/nl', moment, make)).toBe(dutch)
  })

  it('does not keep what is no page', async () => {
    const cache = createPageCache()
    expect(await cache.get('/nl/x', moment, async () => undefined)).toBeUndefined()
    const { make } = createMaker()
    expect(String((await cache.get('/nl/x', moment, make))?.body)).toBe('<p>1</p>')
  })

  it('does not keep a making that failed, and tells everyone who waited', async () => {
    const cache = createPageCache()
    const fail = () => Promise.reject(new Error('broken'))
    const waiting = [cache.get('/nl', moment, fail), cache.get('/nl', moment, fail)]
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ])
    const { make } = createMaker()
    expect(String((await cache.get('/nl', moment, make))?.body)).toBe('<p>1</p>')
  })

  it('does not lose a newer page when an older making ends without one', async () => {
    const cache = createPageCache()
    const slow = Promise.withResolvers<undefined>()
    const old = cache.get('/nl', moment, () => slow.promise)
    const { make, made } = createMaker()
    const newer = { ...moment, revision: 2 }
    await cache.get('/nl', newer, make)
    slow.resolve(undefined)
    await old
    await cache.get('/nl', newer, make)
    expect(made()).toBe(1)
  })
})

const kept = (html: string) => keepPage({ html, policy: '' })

describe('a kept page', () => {
  it('has one tag for one text', () => {
    expect(kept('<p>a</p>').etag).toBe(kept('<p>a</p>').etag)
    expect(kept('<p>a</p>').etag).not.toBe(kept('<p>b</p>').etag)
    expect(kept('<p>a</p>').etag).toMatch(/^"[\w-]{22}"$/)
  })

  it('is packed once in each form', async () => {
    const page = kept('<p>a</p>')
    expect(await page.packed('br')).toBe(await page.packed('br'))
    expect(await page.packed('gzip')).not.toBe(await page.packed('br'))
  })

  it('is packed smaller once it has stood a while, and keeps nobody waiting for that', async () => {
    const lines = Array.from({ length: 500 }, (_, line) => `<li>${(line * 7919) % 1009} bokalen`)
    let ms = 0
    const page = keepPage({ html: lines.join('\n'), policy: '' }, () => ms)
    const first = await page.packed('br')
    expect(await page.packed('br')).toBe(first)
    ms = 6_000
    expect(await page.packed('br')).toBe(first)
    const settled = async () => (await page.packed('br')).byteLength
    await expect.poll(settled).toBeLessThan(first.byteLength)
    expect(String(brotliDecompressSync(await page.packed('br')))).toBe(String(page.body))
  })
})
