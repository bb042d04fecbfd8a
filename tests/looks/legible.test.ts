import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languages } from '#language/languages.ts'
import { unroll } from '#scripts/looks/photograph.ts'
import { brokenWordsOnPage } from '#tests/support/broken-words-on-page.ts'
import { contrastsOnPage } from '#tests/support/contrast-on-page.ts'
import { plainPages } from '#tests/support/plain-pages.ts'
import { targetsOnPage } from '#tests/support/targets-on-page.ts'
import { deadAddresses, everyAddress, visit } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor({ env: { RATE_LIMIT: 'off' } })

/** Many pages in one test. */
const crawl = { timeout: 180_000 }

/** A finger on each: on a mouse's screen what is pressed may be smaller. */
const windows = [360, 1280].map((width) => ({
  width,
  options: {
    viewport: { width, height: 800 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    // The page is photographed without its letters.
    bypassCSP: true,
  } satisfies BrowserContextOptions,
}))

/** The languages take turns, so that each page is read in two of them. */
function addressesAt(width: number): string[] {
  const inEach = languages.map((language) => [
    ...everyAddress(language),
    ...deadAddresses(language),
  ])
  const [first = []] = inEach
  return first.map((address, i) => inEach[(i + width) % languages.length]?.[i] ?? address)
}

test.for(windows)(
  'every page can be read and pressed at $width px',
  crawl,
  async ({ width, options }) => {
    const { page, context } = await visitor.newPage(options)
    await context.addInitScript(() => localStorage.setItem('cookie-consent', '{"necessary":true}'))
    const faults: string[] = []
    for (const address of addressesAt(width)) {
      await visit(page, visitor.site.url + address)
      faults.push(...(await faultsOf(page)))
    }
    expect(faults).toEqual([])
  },
)

test.for(windows)(
  'every page behind a mailed link can be read and pressed at $width px',
  crawl,
  async ({ options }) => {
    const { page } = await visitor.newPage(options)
    const faults: string[] = []
    for (const address of await plainPages(visitor.site)) {
      await page.goto(address)
      faults.push(...(await faultsOf(page)))
    }
    expect(faults).toEqual([])
  },
)

test('the question about cookies can be read and pressed on a phone', async () => {
  const { page } = await visitor.newPage(windows[0]?.options)
  await visit(page, `${visitor.site.url}/fr`)
  const banner = '[data-cookie-banner]'
  await page.locator(banner).waitFor()
  expect(await faultsOf(page, banner)).toEqual([])
})

/** A page whose every measure is wrong by a little. */
const faulty = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><body style="margin: 0; background: #fff">
  <p style="font-size: 18px; color: #666">Grey on white</p>
  <p style="font-size: 40px; color: #888">Large and pale</p>
  <p style="font-size: 15px">Small</p>
  <p style="font-size: 18px; width: 300px; background: #fff">
    Plain <a href="#" style="color: #000">words</a> on paper, with a link in them
  </p>
  <div style="position: relative; height: 60px; font-size: 18px">
    <svg width="300" height="60"><rect width="300" height="60" fill="#444" /></svg>
    <span style="position: absolute; top: 10px; left: 10px">Ink over a picture</span>
  </div>
  <button style="width: 60px; height: 40px; color: #000; font-size: 16px">Low</button>`

const cutInside = `<!doctype html><meta name="viewport" content="width=device-width">
  <h1 style="width: 200px; font-size: 40px; overflow-wrap: break-word">Zuurdesembrood van ons</h1>`

const tooWide = `<!doctype html><meta name="viewport" content="width=device-width">
  <p style="width: 500px; font-size: 18px">Too wide</p>`

test('a page that cannot be read, pressed or held is found out', async () => {
  const { page } = await visitor.newPage(windows[0]?.options)
  await page.setContent(faulty)
  expect(await faultsOf(page)).toEqual([
    expect.stringMatching(/5\.7.*Grey on white/),
    expect.stringMatching(/3\.5.*Large and pale/),
    expect.stringMatching(/2\.1.*Ink over a picture/),
    expect.stringMatching(/15 px.*Small/),
    expect.stringMatching(/60 x 40.*Low/),
  ])
  await page.setContent(cutInside)
  expect(await brokenWordsOnPage(page)).toEqual(['Zuurdesembrood'])
  await page.setContent(tooWide)
  expect(await faultsOf(page)).toEqual([expect.stringContaining('runs over')])
})

async function faultsOf(page: Page, part = 'body'): Promise<string[]> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((it) => it.decode().catch(() => undefined)))
  })
  await unroll(page)
  const texts = await contrastsOnPage(page, part)
  const pale = texts
    .filter(({ contrast, ...text }) => contrast < needed(text))
    .map(({ contrast, text }) => `contrast ${contrast.toFixed(2)}: ${text}`)
  const small = texts
    .filter(({ size, inPicture }) => size < (inPicture ? 14 : 16))
    .map(({ size, text }) => `${size} px: ${text}`)
  const targets = (await targetsOnPage(page, part))
    .filter(({ width, height }) => Math.min(width, height) < 44)
    .map(({ width, height, name }) => `${Math.floor(width)} x ${Math.floor(height)}: ${name}`)
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth
  })
  const faults = [...pale, ...small, ...targets, ...(over ? ['runs over the side'] : [])]
  return faults.map((fault) => `${new URL(page.url()).pathname}: ${fault}`)
}

/** Seven for what is read (WCAG 2.2, AAA), four and a half for headings and the names on a map. */
function needed({ size, inPicture }: { readonly size: number; readonly inPicture: boolean }) {
  return size >= 24 || inPicture ? 4.5 : 7
}
