import type { BrowserContextOptions } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contrast } from '#booking/look/colour.ts'
import { pathTo } from '#language/addresses.ts'
import { scriptsReady } from '#scripts/looks/scripts-ready.ts'
import { quietVisitor } from '#tests/support/visitor.ts'

// `every-page.test.ts` looks at the contrast of every page at night.

const visitor = quietVisitor()
const night: BrowserContextOptions = {
  colorScheme: 'dark',
  reducedMotion: 'reduce',
  hasTouch: true,
  isMobile: true,
  viewport: { width: 360, height: 800 },
}

/** Colours of the page's ground, of the edge of a field, and of an ink by its name. */
const colours = () => {
  const canvas = document.createElement('canvas').getContext('2d')!
  const hex = (colour: string) => {
    canvas.fillStyle = colour
    return canvas.fillStyle
  }
  const root = getComputedStyle(document.documentElement)
  const field = getComputedStyle(document.querySelector('main form .field-control')!)
  return {
    scheme: root.colorScheme,
    ground: hex(root.backgroundColor),
    field: hex(field.backgroundColor),
    edge: hex(field.borderTopColor),
    deep: hex(root.getPropertyValue('--color-deep')),
  }
}

test('at night a field keeps its edge, and the browser draws its own parts dark; on paper it is day', async () => {
  const { page } = await visitor.newPage(night)
  await page.goto(visitor.site.url + pathTo('booking', 'en'))
  await scriptsReady(page)
  const dark = await page.evaluate(colours)
  expect(dark.scheme).toBe('dark')
  expect(contrast(dark.ground, '#ffffff')).toBeGreaterThan(12)
  // WCAG 2.2, 1.4.11: parts that are needed to see a control.
  for (const beside of [dark.ground, dark.deep, dark.field]) {
    expect(contrast(dark.edge, beside)).toBeGreaterThan(3)
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await page.evaluate(colours)).toMatchObject({ scheme: 'light only', field: '#fffdf8' })
})

test('pictures are printed in the inks of the night, and the sign is light', async () => {
  const { page } = await visitor.newPage(night)
  await page.goto(visitor.site.url + pathTo('home', 'en'))
  const shades = async (picture: string, frame = picture) => {
    await page
      .locator(picture)
      .first()
      .evaluate((it: HTMLImageElement) => it.decode())
    const { channels } = await sharp(await page.locator(frame).first().screenshot()).stats()
    return channels.slice(0, 3)
  }
  const frame = '.hero-picture'
  const hero = `${frame} img`
  const byNight = await shades(hero, frame)
  // The ground behind it stays the same, so that the inks alone differ.
  await page.locator(hero).evaluate((it: HTMLElement) => (it.style.colorScheme = 'only light'))
  const byDay = await shades(hero, frame)
  for (const [i, { mean }] of byNight.entries()) expect(mean).toBeLessThan(byDay[i]!.mean * 0.9)
  for (const { max } of await shades('.logo-sign')) expect(max).toBeGreaterThan(200)
})
