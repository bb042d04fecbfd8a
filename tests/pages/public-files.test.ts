import { get } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib'
import { expect, test } from 'vitest'
import { pathTo } from '#language/addresses.ts'
import { pages, unlistedPages } from '#language/pages.ts'
import { everyPath, tags, unescaped } from '#tests/support/pages.ts'
import { quietSite } from '#tests/support/worker.ts'

const site = quietSite()

type Raw = {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  body: Buffer
}

/** Asks for a path as it is written: no browser's tidying, no unpacking. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Raw> {
  const { hostname, port } = new URL(site.url)
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const { statusCode: status = 0 } = answer
        resolve({ status, headers: answer.headers, body: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })
}

const up = ['..', '%2e%2e', '.%2e', '%2E.', '..%00', '%252e%252e']
const slashes = ['/', '%2f', '%5c', '\\', '//']
const secrets = ['package.json', 'data/hof-ter-gist.sqlite', 'server/main.ts', 'etc/passwd']

test('no way of writing an address leads out of the public folder', async () => {
  for (const step of up) {
    for (const slash of slashes) {
      for (const [i, secret] of secrets.entries()) {
        const climb = `${step}${slash}`.repeat(i + 1) + secret
        for (const start of ['/', '/assets/', '/nl/', '/fonts/']) {
          const { body } = await ask(start + climb)
          expect(body.toString(), start + climb).not.toMatch(
            /"private": true|SQLite|readConfig|root:x:/,
          )
        }
      }
    }
  }
})

test.each([
  '/server/index.js',
  '/build/server/index.js',
  '/.env',
  '/.git/HEAD',
  '/assets/',
  '/data',
])('%s is not a file of the site', async (path) => {
  const { headers, body } = await ask(path)
  expect(headers['content-type']).toMatch(/^text\/(html|plain)/)
  expect(body.toString()).not.toMatch(/createApp|ref: refs/)
})

const unpack = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  zstd: promisify(zstdDecompress),
}

test.each(['br', 'gzip', 'zstd'] as const)('a page packed by %s is the same', async (name) => {
  for (const path of ['/nl', '/en/booking']) {
    const plain = await ask(path)
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (let i = 0; i < 2; i++) {
      const packed = await ask(path, { 'accept-encoding': name })
      expect(packed.headers['content-encoding']).toBe(name)
      expect(packed.headers['vary']).toContain('accept-encoding')
      expect((await unpack[name](packed.body)).equals(plain.body)).toBe(true)
      expect(packed.body.length).toBeLessThan(plain.body.length / 2)
    }
  }
})

test('the files of the site are the same packed, are kept for good and asked for once', async () => {
  const html = (await ask('/nl')).body.toString()
  const files = new Set([...html.matchAll(/\/assets\/[\w.-]+/g)].map(([file]) => file))
  expect(files.size).toBeGreaterThan(3)
  for (const file of files) {
    const plain = await ask(file)
    expect(plain.status, file).toBe(200)
    expect(plain.headers['cache-control']).toContain('immutable')
    expect(plain.headers['content-type']).not.toMatch(/html|octet/)
    const packed = await ask(file, { 'accept-encoding': 'br' })
    const body = packed.headers['content-encoding'] ? await unpack.br(packed.body) : packed.body
    expect(body.equals(plain.body), file).toBe(true)
    const again = await ask(file, { 'if-none-match': String(plain.headers['etag']) })
    expect({ status: again.status, size: again.body.length }).toEqual({ status: 304, size: 0 })
  }
})

test('the site map is sent packed, and not again to a robot that has it', async () => {
  const plain = await ask('/sitemap.xml')
  const packed = await ask('/sitemap.xml', { 'accept-encoding': 'br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(await promisify(brotliDecompress)(packed.body)).toEqual(plain.body)
  const etag = String(plain.headers['etag'])
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  expect(await ask('/sitemap.xml', { 'if-none-match': etag })).toMatchObject({ status: 304 })
})

test('the site map lists every public page with its alternates, and no other', async () => {
  const { body, headers } = await ask('/sitemap.xml')
  expect(headers['content-type']).toMatch(/xml/)
  const xml = body.toString()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  )
  const hidden = unlistedPages.flatMap((page) =>
    (['nl', 'fr', 'en'] as const).map((language) => pathTo(page, language)),
  )
  const publicPaths = everyPath.filter((path) => !hidden.includes(path))
  expect(listed.toSorted()).toEqual(publicPaths.toSorted())
  expect(hidden).toHaveLength(9)
  const versions = new Map<string, string>()
  for (const [i, entry] of (xml.match(/<url>.*?<\/url>/g) ?? []).entries()) {
    const links = tags(entry, 'xhtml:link')
    expect(links.map(({ hreflang }) => hreflang)).toEqual(['nl', 'fr', 'en', 'x-default'])
    const paths = links.map(({ href = '' }) => new URL(unescaped(href)).pathname)
    expect(paths).toContain(listed[i])
    expect(paths[3]).toBe(paths[0])
    // The set is the same for every version of a file.
    for (const path of paths) {
      expect(listed).toContain(path)
      expect(versions.get(path) ?? paths.join()).toBe(paths.join())
      versions.set(path, paths.join())
    }
  }
  expect(pages.length).toBeGreaterThan(10)
})

test('robots are shown the site map, and told of no page of the farm’s own', async () => {
  const text = (await ask('/robots.txt')).body.toString()
  expect(text).toMatch(/^Sitemap: http:\/\/localhost:\d+\/sitemap\.xml$/m)
  expect(text).toMatch(/^Disallow: \/functions\/$/m)
  for (const page of unlistedPages) {
    for (const language of ['nl', 'fr', 'en'] as const) {
      expect(text).not.toContain(pathTo(page, language))
    }
  }
})

test('the calendar holds the upcoming dates, at the right instants', async () => {
  const { body, headers } = await ask('/schedule.ics')
  expect(headers['content-type']).toMatch(/^text\/calendar/)
  const text = body.toString()
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(13)
  // Summer time before 26 October, winter time after.
  expect(text).toContain('DTSTART:20250930T163000Z\r\nDTEND:20250930T200000Z')
  expect(text).toContain('DTSTART:20251129T090000Z\r\nDTEND:20251129T143000Z')
})
