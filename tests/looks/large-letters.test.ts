import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathTo } from '#language/addresses.ts'
import { deskPath } from '#language/desk-paths.ts'
import { brokenWordsOnPage } from '#tests/support/broken-words-on-page.ts'
import { bringToDesk } from '#tests/support/desk-device.ts'
import { languages } from '#tests/support/first-languages.ts'
import { outsideOnPage, outsideWithLettersApart } from '#tests/support/outside-on-page.ts'
import { askForPlaces, callFunction, contactMessage } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { declineCookies, everyAddress } from '#tests/support/visit.ts'
import { quietVisitor, siteVisitor } from '#tests/support/visitor.ts'

const visitor = quietVisitor()
const owner = siteVisitor()
const usual = 16

/** A page, and how large its visitor's browser is told to make letters. */
async function openReader({ newPage } = visitor) {
  const { page, context } = await newPage({})
  await page.addInitScript(declineCookies)
  const settings = await context.newCDPSession(page)
  const setLetters = async (standard: number) => {
    await settings.send('Page.setFontSizes', { fontSizes: { standard } })
    await page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
      standard,
    )
  }
  return { page, setLetters }
}

test('with letters twice as large nothing is outside or under the header, and a title is larger too, and larger than what it heads', async () => {
  const { page, setLetters } = await openReader()
  const widths = [1280, 768, 360, 320]
  const headingsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    // The page hears of another width with its next frame, and sets its titles anew.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    return headingsOnPage(page)
  }
  const faults: string[] = []
  // Dutch has the longest words.
  const forms = ['/l', '/waiting-list', '/next-date'].map((form) => `${form}?lng=nl`)
  for (const path of [...everyAddress('nl'), ...forms]) {
    await page.goto(visitor.site.url + path)
    const plain: number[][] = []
    await setLetters(usual)
    for (const width of widths) plain.push(await headingsAt(width))
    await setLetters(2 * usual)
    for (const [i, width] of widths.entries()) {
      const one = plain[i] ?? []
      const other = await headingsAt(width)
      // The typefaces may set a title slightly smaller, to keep its lines (docs/decisions/0063).
      const grows = other[0]! > one[0]! && other.at(-1) === 36
      const sizes = falls(one) && falls(other) && grows ? [] : [`${one}; ${other}`]
      // A phone must break some words.
      const broken = width > 768 ? await brokenWordsOnPage(page) : []
      const outside = await outsideOnPage(page)
      const hidden = [...(await narrowOnPage(page)), ...(await underHeader(page))]
      const found = [...sizes, ...outside, ...broken, ...hidden]
      faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`))
    }
  }
  expect(faults).toEqual([])
})

test('with letters twice as large a phone has the jar below a title, whose words stay whole', async () => {
  const { page, setLetters } = await openReader()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const language of languages) {
    await page.goto(`${visitor.site.url}/l?lng=${language}`)
    await setLetters(2 * usual)
    expect(await brokenWordsOnPage(page), language).toEqual([])
  }
})

test('with letters twice as large the desk of a phone keeps days and hints whole, boxes beside names, and no text small', async () => {
  const { site } = owner
  for (const name of ['Anneleen', 'Bram']) {
    const email = `${name}@example.org`
    await askForPlaces(site.url, { participantName: name, email })
  }
  await callFunction(site.url, 'send-contact-email', contactMessage())
  const { page, setLetters } = await openReader(owner)
  await bringToDesk(page.context(), site)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const parts of [[], ['datums'], ['berichten'], ['cijfers']] as const) {
    await page.goto(site.url + deskPath(...parts))
    for (const size of [usual, 2 * usual]) {
      await setLetters(size)
      expect(await outsideOnPage(page)).toEqual([])
      expect(await page.evaluate(faultsOfDesk), `${parts} at ${size}`).toEqual([])
    }
  }
})

test('with letters a quarter larger the bar of a phone stays in its window, with whole words', async () => {
  const { page, setLetters } = await openReader()
  await page.setViewportSize({ width: 360, height: 640 })
  for (const language of languages) {
    await page.goto(visitor.site.url + pathTo('workshop', language, 'sourdough'))
    await setLetters(1.25 * usual)
    const bar = await page.locator('.ask-bar').boundingBox()
    expect(bar!.y + bar!.height, language).toBe(640)
    const broken = await brokenWordsOnPage(page)
    expect(broken, language).toEqual([])
  }
})

test('at the usual size no allergen is wider than its column on a narrow phone', async () => {
  const { page } = await openReader(owner)
  await page.setViewportSize({ width: 320, height: 640 })
  const id = await askForPlaces(owner.site.url, { email: 'narrow@example.org' })
  await page.goto((await linksOf(owner.site)).guest('diets', { id }))
  const columns = page.locator('li:has([name=allergens])')
  const wide = await columns.evaluateAll((all) =>
    all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent),
  )
  expect(await columns.count()).toBe(14)
  expect(wide).toEqual([])
})

test('with letters apart a small tablet scrolls to the end of the dates', async () => {
  const { page } = await openReader()
  await page.setViewportSize({ width: 704, height: 900 })
  await page.goto(visitor.site.url + pathTo('booking', 'nl'))
  expect(await outsideWithLettersApart(page)).toEqual([])
})

/** The title of a page, where the header covers its first line. */
function underHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [header, title] = [...document.querySelectorAll('header[data-site], h1')]
    const isUnder = title!.getBoundingClientRect().top < header!.getBoundingClientRect().bottom
    return isUnder ? [`"${title!.textContent}" begins under the header`] : []
  })
}

/** Texts of several words in a column of few letters. */
function narrowOnPage(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(p, dd, li, li > span)')].flatMap((it) => {
      const isNarrow = it.offsetWidth < 180 && it.offsetHeight > 400
      return isNarrow ? [`"${it.textContent.slice(0, 40)}" is a column of letters`] : []
    }),
  )
}

/** Each is larger than the next. */
function falls(sizes: readonly number[]): boolean {
  return sizes.every((size, i) => i === 0 || size < (sizes[i - 1] ?? 0))
}

/** The largest letters of a title, a heading and a lead, where there are such, and of the body. */
function headingsOnPage(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    ['main h1', 'main h2', 'main p.text-lead', 'body'].flatMap((selector) => {
      const found = [...document.querySelectorAll(selector)]
      const sizes = found.map((it) => Number.parseFloat(getComputedStyle(it).fontSize))
      return found.length > 0 ? [Math.max(...sizes)] : []
    }),
  )
}

const faultsOfDesk = () => {
  const { fontSize } = getComputedStyle(document.documentElement)
  const pen = document.createElement('canvas').getContext('2d')!
  const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)]
  const isCut = (field: HTMLInputElement) => {
    const look = getComputedStyle(field)
    pen.font = `${look.fontSize} ${look.fontFamily}`
    const room = field.clientWidth - 2 * Number.parseFloat(look.paddingLeft)
    return pen.measureText(field.placeholder).width > room
  }
  const isOver = (box: Element) => {
    const { right } = box.getBoundingClientRect()
    return right > box.parentElement!.nextElementSibling!.getBoundingClientRect().left
  }
  const isSmall = (part: Element) =>
    [...part.childNodes].some((it) => it instanceof Text && it.data.trim()) &&
    Number.parseFloat(getComputedStyle(part).fontSize) < 0.9 * Number.parseFloat(fontSize)
  return [
    ...all('.date-row-day > span').filter((part) => part.getClientRects().length > 1),
    ...all<HTMLInputElement>('input[placeholder]').filter(isCut),
    ...all('.goes-along > input').filter(isOver),
    ...all('main *').filter(isSmall),
  ].map((it) => it.outerHTML.slice(0, 120))
}
