import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { firstWorkshops } from '#content/workshops.ts'
import { pathTo } from '#language/addresses.ts'
import { pages, unlistedPages } from '#language/pages.ts'
import type { Language } from '#language/languages.ts'
import { languages } from '#tests/support/first-languages.ts'
import { tags } from '#tests/support/pages.ts'
import { fileSite } from '#tests/support/worker.ts'

const siteUrl = 'https://farm.example'

const site = fileSite({ env: { SITE_URL: siteUrl } })

/** Every page that can be shared, by its path. */
function listedPaths(language: Language): string[] {
  return pages
    .filter((page) => !unlistedPages.includes(page))
    .flatMap((page) =>
      page === 'workshop'
        ? firstWorkshops.map((slug) => pathTo(page, language, slug))
        : [pathTo(page, language)],
    )
}

async function metaOf(path: string) {
  const metas = tags(await (await fetch(site.url + path)).text(), 'meta')
  return (name: string) =>
    metas.find((each) => each['property'] === name || each['name'] === name)?.['content'] ?? ''
}

const shown = new Map<string, string>()

test.for(languages)('every page has its own picture of 1200 by 630, in %s', async (language) => {
  const paths = listedPaths(language)
  expect(paths.length).toBeGreaterThanOrEqual(12)
  for (const path of paths) {
    const meta = await metaOf(path)
    const image = meta('og:image')
    expect(new URL(image).origin, path).toBe(siteUrl)
    expect(meta('twitter:image')).toBe(image)
    expect(meta('twitter:card')).toBe('summary_large_image')
    const response = await fetch(site.url + new URL(image).pathname)
    expect(response.status, image).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    const bytes = Buffer.from(await response.arrayBuffer())
    // Some messengers show nothing of a picture over 300 kB.
    expect(bytes.length, image).toBeLessThan(300_000)
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width, height }, image).toEqual({ format: 'png', width: 1200, height: 630 })
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
    await expectWordsAndDrawing(bytes, path)
    const hash = createHash('sha256').update(bytes).digest('hex')
    expect(shown.get(hash), `${path} and another page`).toBeUndefined()
    shown.set(hash, path)
  }
})

/** The words are on the left and the drawing on the right: a part with nothing on it has no spread. */
async function expectWordsAndDrawing(bytes: Buffer, path: string) {
  for (const part of [
    { left: 64, top: 90, width: 500, height: 300 },
    { left: 700, top: 60, width: 440, height: 500 },
  ]) {
    const { channels } = await sharp(await sharp(bytes).extract(part).toBuffer()).stats()
    expect(channels[0]?.stdev, `${path} ${part.left}`).toBeGreaterThan(10)
  }
}

test.each(languages.flatMap((language) => unlistedPages.map((page) => pathTo(page, language))))(
  '%s, which nobody is meant to share, has a picture all the same',
  async (path) => {
    const { pathname } = new URL((await metaOf(path))('og:image'))
    const response = await fetch(site.url + pathname)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
  },
)
