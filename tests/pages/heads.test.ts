import { beforeAll, describe, expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { languageOf, translatePath, pageAt } from '#language/addresses.ts'
import { unlistedPages } from '#language/pages.ts'
import { languages } from '#tests/support/first-languages.ts'
import { everyPath, tags, textOf } from '#tests/support/pages.ts'
import { fileSite } from '#tests/support/worker.ts'

const siteUrl = 'https://farm.example'

const longPages: ReadonlySet<string> = new Set(
  'home workshops workshop about gallery faq contact booking'.split(' '),
)

const site = fileSite({ env: { SITE_URL: siteUrl } })
const read = new Map<string, { status: number; html: string }>()
beforeAll(async () => {
  for (const path of everyPath) {
    const response = await fetch(site.url + path)
    read.set(path, { status: response.status, html: await response.text() })
  }
})

function pageOf(path: string) {
  const page = read.get(path)
  if (!page) throw new Error(`Nobody read ${path}`)
  const metas = tags(page.html, 'meta')
  const meta = (name: string) => {
    const found = metas.filter((each) => each['name'] === name || each['property'] === name)
    expect(found.length, `${name} on ${path}`).toBe(1)
    return found[0]?.['content'] ?? ''
  }
  return { ...page, meta, links: tags(page.html, 'link') }
}

describe.each(everyPath)('%s', (path) => {
  const language = languageOf(path)

  test('is a whole page with one heading, one main part and a way past the menu', () => {
    const { status, html } = pageOf(path)
    expect(status).toBe(200)
    expect(html).toMatch(/^<!DOCTYPE html>/i)
    expect(html.trimEnd()).toMatch(/<\/html>$/)
    expect(tags(html, 'html')).toMatchObject([{ lang: language }])
    expect(tags(html, 'h1')).toHaveLength(1)
    expect(textOf(html, 'h1')).not.toBe('')
    expect(tags(html, 'main')).toMatchObject([{ id: 'main' }])
    expect(tags(textBefore(html, '<main'), 'a')[0]).toMatchObject({ href: '#main' })
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
    expect(levels.every((level, i) => level <= (levels[i - 1] ?? 0) + 1)).toBe(true)
  })

  test('draws its first screen before any script runs, and a long page before what is below', () => {
    const { html } = pageOf(path)
    expect(html.search(/<script>/)).toBeGreaterThan(html.indexOf('</footer>'))
    const isLong = longPages.has(pageAt(path)?.page ?? '')
    expect(/<\/h1>[\s\S]*<script type="text\/plain"/.test(html)).toBe(isLong)
  })

  test('names its own address, and the same page in the other languages', () => {
    const { links } = pageOf(path)
    const canonical = links.filter(({ rel }) => rel === 'canonical')
    expect(canonical).toMatchObject([{ href: siteUrl + path }])
    const alternates = links.filter(({ rel }) => rel === 'alternate')
    expect(Object.fromEntries(alternates.map((link) => [link['hreflang'], link['href']]))).toEqual({
      nl: siteUrl + translatePath(path, 'nl'),
      fr: siteUrl + translatePath(path, 'fr'),
      en: siteUrl + translatePath(path, 'en'),
      'x-default': siteUrl + translatePath(path, 'nl'),
    })
    expect(alternates.map(({ href }) => href)).toContain(siteUrl + path)
    for (const { href = '' } of alternates) {
      const back = pageOf(href.replace(siteUrl, '')).links.filter(({ rel }) => rel === 'alternate')
      expect(back.map((link) => link['href'])).toContain(siteUrl + path)
    }
  })

  test('says what it is to search engines and to those who share it', () => {
    const { html, meta } = pageOf(path)
    expect(textOf(html, 'title')).toContain(business.name)
    expect(textOf(html, 'title'), 'a dash, not a hyphen').not.toContain(' - ')
    expect(meta('description').length).toBeGreaterThan(50)
    expect(meta('keywords').split(', ').length).toBeGreaterThan(2)
    expect(meta('viewport')).toContain('width=device-width')
    expect(meta('og:title')).toBe(textOf(html, 'title'))
    expect(meta('og:description')).toBe(meta('description'))
    expect(meta('og:url')).toBe(siteUrl + path)
    expect(meta('og:image')).toContain(`${siteUrl}/`)
    expect(meta('og:image:alt')).toBe(meta('og:title'))
    expect(meta('og:type')).toBe('website')
    expect(meta('og:locale').slice(0, 2)).toBe(language)
    expect(meta('twitter:card')).toMatch(/^summary/)
    expect(meta('twitter:title')).toBe(textOf(html, 'title'))
    expect(meta('twitter:description')).toBe(meta('description'))
    const unlisted = unlistedPages.includes(pageAt(path)?.page ?? 'home')
    if (unlisted) expect(meta('robots')).toContain('noindex')
    else expect(html).not.toContain('noindex')
  })
})

test('no two pages that can be found share a title or a description, in any language', () => {
  const listed = everyPath.filter((path) => !unlistedPages.includes(pageAt(path)?.page ?? 'home'))
  for (const what of ['title', 'description'] as const) {
    const texts = listed.map((path) => {
      const { html, meta } = pageOf(path)
      return what === 'title' ? textOf(html, 'title') : meta('description')
    })
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([])
  }
})

test('every language has as many pages', () => {
  const counts = languages.map(
    (language) => new Set(everyPath.filter((path) => languageOf(path) === language)).size,
  )
  expect(counts).toEqual(languages.map(() => everyPath.length / languages.length))
})

function textBefore(html: string, mark: string): string {
  return html.slice(0, html.indexOf(mark))
}
