import jsQr from 'jsqr'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { cardWordsOf } from '#content/words/card-words.ts'
import { firstHouse } from '#content/first-house.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import { languages } from '#tests/support/first-languages.ts'
import { tags, textsOf } from '#tests/support/pages.ts'
import { readPart } from '#tests/support/part-of-page.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const { about: businessCard, on } = cardWordsOf(firstHouse)
const siteUrl = 'https://www.farm.example'

const visitor = siteVisitor({ env: { SITE_URL: siteUrl } })

test.for(languages)('all is in Dutch and says so, at the address of %s', async (language) => {
  const { whole, html } = await readPart(visitor.site.url, pathTo('businessCard', language))
  expect(tags(whole, 'html')).toMatchObject([{ lang: language }])
  expect(html).toMatch(/^<main[^>]*><div[^>]* lang="nl"[^]*<\/div><\/main>$/)
  const { title, logos, qr, print } = businessCard
  const headings = [...textsOf(html, 'h1'), ...textsOf(html, 'h2')]
  expect(headings).toEqual([title, logos.title, qr.title, print.title])
  expect(textsOf(html, 'figcaption')).toEqual(['Voorkant', 'Achterkant'])
  expect(textsOf(html.slice(html.lastIndexOf('<section')), 'li')).toEqual(print.items)
  expect(businessCard.print.items.join(' ')).toMatch(
    /85\s×\s55\smm.*Afloop: 3\smm.*Papier.*Kleuren/,
  )
})

test('a house of another name, town or workshops prints none of the example’s words', () => {
  const { business: first, shown } = firstHouse
  const town = { ...first, address: { ...first.address, town: 'Brugge' } }
  for (const house of [
    { business: { ...first, name: 'Klei & Co' } },
    { business: town },
    { shown: shown.slice(1) },
  ]) {
    const other = cardWordsOf({ ...firstHouse, ...house }).on
    expect([other.tagline, other.workshopsLine]).not.toContain(on.tagline)
    expect([other.tagline, other.workshopsLine]).not.toContain(on.workshopsLine)
  }
})

/** Millimetres of paper, from the 96 pixels of an inch. */
const mm = (pixels: number) => Math.round((pixels * 25.4) / 9.6) / 10

async function boxOf(page: Page, selector: string, i: number) {
  const box = await page.locator(selector).nth(i).boundingBox()
  if (!box) throw new Error(`${selector} cannot be seen`)
  return { x: mm(box.x), y: mm(box.y), width: mm(box.width), height: mm(box.height) }
}

test.for(['screen', 'print'] as const)(
  'the card is 85 by 55 mm with 3 mm to cut off on every side, on %s',
  async (media) => {
    const { page } = await visitor.open('/nl/visitekaartje')
    await page.emulateMedia({ media })
    expect(await page.locator('.card-face').count()).toBe(2)
    for (const i of [0, 1]) {
      const face = await boxOf(page, '.card-face', i)
      const card = await boxOf(page, '.card-safe', i)
      expect([face.width, face.height]).toEqual([91, 61])
      expect([card.width, card.height]).toEqual([85, 55])
      expect(card.x - face.x).toBeCloseTo(3, 0)
      expect(card.y - face.y).toBeCloseTo(3, 0)
    }
  },
)

test('the front bears name and sign, the back where the farm is and how to write to it', async () => {
  const { page } = await visitor.open('/nl/visitekaartje')
  const front = page.locator('.card-face').first()
  const back = page.locator('.card-face').last()
  expect(await front.innerText()).toContain(business.name)
  expect(await front.innerText()).toContain(on.tagline)
  expect(
    await front.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth),
  ).toBeGreaterThan(0)
  const { street, postalCode, town } = business.address
  for (const text of [street, `${postalCode} ${town}`, business.email, 'www.farm.example']) {
    expect(await back.innerText()).toContain(text)
  }
  // Nothing runs over the edge of the card, or closer than 6 mm to it.
  for (const i of [0, 1]) {
    const card = await boxOf(page, '.card-safe', i)
    for (const part of await page.locator('.card-safe').nth(i).locator('p, img').all()) {
      const box = await part.boundingBox()
      if (!box) throw new Error('A part of the card cannot be seen')
      expect(mm(box.x)).toBeGreaterThanOrEqual(card.x + 5.8)
      expect(mm(box.x + box.width)).toBeLessThanOrEqual(card.x + 85 - 5.8)
      expect(mm(box.y)).toBeGreaterThanOrEqual(card.y + 5.8)
      expect(mm(box.y + box.height)).toBeLessThanOrEqual(card.y + 55 - 5.8)
    }
  }
})

test('the sign is shown on four grounds, each with a name', async () => {
  const { page } = await visitor.open('/nl/visitekaartje')
  const grounds = page.locator('.logo-ground')
  expect(await grounds.count()).toBe(4)
  const colours = await grounds.evaluateAll((all) =>
    all.map((ground) => getComputedStyle(ground).backgroundColor),
  )
  expect(new Set(colours).size).toBe(4)
  for (const name of businessCard.logos.names) {
    await page.getByText(name, { exact: true }).waitFor()
  }
})

test('both QR codes lead to the site, as a camera sees them', async () => {
  const { page } = await visitor.open('/nl/visitekaartje')
  const codes = page.getByAltText(fill(businessCard.qr.alt, { name: business.name }))
  expect(await codes.count()).toBe(2)
  for (const code of await codes.all()) {
    const picture = sharp(await code.screenshot())
      .resize(400)
      .ensureAlpha()
      .raw()
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    expect(jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(siteUrl)
  }
  expect((await boxOf(page, '.card-qr', 0)).width).toBe(20)
})

test('the button pressed first prints the card', async () => {
  const { page } = await visitor.newPage({})
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto(`${visitor.site.url}/nl/visitekaartje`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: businessCard.print.button }).click()
  await page.locator('[data-printed]').waitFor()
})

const squeezed = (texts: string[]) => texts.join(' ').replaceAll(/\s+/g, ' ').trim()

test('on paper there is nothing but the two sides of the card, each on a page of the printer’s size', async () => {
  const { page } = await visitor.open('/nl/visitekaartje')
  await page.emulateMedia({ media: 'print' })
  const sides = await page.locator('.card-face').allInnerTexts()
  // The way past the menu is one pixel of the screen, and only grows when it has the focus.
  const all = await page.locator('body > :not([href="#main"]):visible').allInnerTexts()
  expect(squeezed(all)).toBe(squeezed(sides))
  expect(await page.locator('[data-cookie-banner]').isVisible()).toBe(false)
  expect(await page.locator('img:visible').count()).toBe(2)
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const sheets = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 (\S+) (\S+?)\]/g)]
  const inMm = (points = '') => Math.round((Number(points) / 72) * 25.4)
  expect(sheets.map(([, wide, high]) => [inMm(wide), inMm(high)])).toEqual([
    [91, 61],
    [91, 61],
  ])
})
