import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#tests/support/first-languages.ts'
import { facesHere } from '#scripts/looks/late-faces.ts'
import { allHere, framesHere, stillPicture, unroll } from '#scripts/looks/photograph.ts'
import { scriptsReady } from '#scripts/looks/scripts-ready.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { brokenWordsOnPage } from '#tests/support/broken-words-on-page.ts'
import { bringToDesk, newDevice } from '#tests/support/desk-device.ts'
import { foreignOnPage } from '#tests/support/foreign-words.ts'
import { illegibleByDayOrNight, illegibleOnPage } from '#tests/support/legible-on-page.ts'
import { outsideOnPage, outsideWithLettersApart } from '#tests/support/outside-on-page.ts'
import { targetsOnPage } from '#tests/support/targets-on-page.ts'
import { declineCookies, deadAddresses, everyAddress } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'
import { changes, lookAt } from './compare.ts'
import { plainViews } from './plain-views.ts'
import { seed } from './seeded-site.ts'

// A page is visited once for all that is asked of every page.

const visitor = siteVisitor({ env: { RATE_LIMIT: 'off' } })

/** Many pages in one test. */
const crawl = { timeout: 1_800_000 }

/** Every width is a touch screen's: with a mouse, what is pressed may be smaller. */
const touched: BrowserContextOptions = { hasTouch: true, isMobile: true }

const phone = 360
const wide = 1280
const widest = 1920
/**
 * All languages at this width, because the length of words matters there; at larger widths they
 * take turns.
 */
const narrowest = 320
const between = [768, 1080]
/** The painted background is looked at itself; axe only guesses it. */
const without = ['color-contrast']

test.for(languages)(
  'every page fits every window, can be read and pressed by day and by night, and its scripts change nothing that is seen, in %s',
  crawl,
  async (language) => {
    const { page, complaints } = await visitor.newPage(touched)
    await page.addInitScript(declineCookies)
    const faults: string[] = []
    const dead = deadAddresses(language)
    for (const [i, path] of [...everyAddress(language), ...dead].entries()) {
      // The languages take turns, so that each page is looked at closely in two of them.
      const isTurn = (at: number) => (i + at) % languages.length === languages.indexOf(language)
      const closely = [...(isTurn(0) ? [phone] : []), ...(isTurn(1) ? [wide] : [])]
      const seen = [narrowest, ...closely, ...(isTurn(2) ? [...between, widest] : [])]
      await resize(page, phone)
      await page.goto(visitor.site.url + path)
      faults.push(...(await changedByScripts(page, isTurn(0))).map((it) => `${path}: ${it}`))
      for (const width of seen) {
        const found = await faultsAt(page, width, closely.includes(width))
        faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
    // The browser itself says which documents came with a 404.
    expect(complaints.splice(0)).toEqual(dead.map(() => expect.stringContaining('404')))
  },
)

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 })

async function faultsAt(page: Page, width: number, closely: boolean): Promise<string[]> {
  await resize(page, width)
  const faults = await outsideOnPage(page)
  // Letters are drawn a hair wider elsewhere: no title needs the last of its line.
  if (width === narrowest) await narrowTitles(page, '3%')
  const cut = await brokenWordsOnPage(page)
  await narrowTitles(page, '')
  faults.push(...cut.map((word) => `${word} is cut`))
  if (width <= phone) faults.push(...(await outsideWithLettersApart(page)))
  if (!closely) return faults
  const illegible = width === phone ? illegibleByDayOrNight : illegibleOnPage
  return [...faults, ...(await axeFindings(page, { without })), ...(await illegible(page))]
}

const narrowTitles = (page: Page, by: string) =>
  page.locator('main h1').evaluateAll((titles, padding) => {
    for (const title of titles) title.style.paddingRight = padding
  }, by)

/** Lets a page's scripts take it over; what they change, if one looks. */
async function changedByScripts(page: Page, look: boolean): Promise<string[]> {
  await facesHere(page)
  const picture = async () => {
    await allHere(page)
    await unroll(page)
    // Parts are laid out as the window reaches them (`content-visibility`), and have their own height then.
    await unroll(page)
    await framesHere(page)
    return stillPicture(page)
  }
  const before = look && (await picture())
  await scriptsReady(page)
  if (!before) return []
  const after = await picture()
  if (before.equals(after)) return []
  const places = changes(await lookAt(after), await lookAt(before)).slice(0, 3)
  return [`looks otherwise once its scripts run: ${JSON.stringify(places)}`]
}

test(
  'every page behind a mailed link speaks one language, and can be read and pressed by day and by night, refused forms and lost links included',
  crawl,
  async () => {
    const { page, complaints } = await visitor.newPage(touched)
    const linksIn = await seed(visitor.site)
    await bringToDesk(page.context(), visitor.site)
    const faults: string[] = []
    for (const [i, { name, behind, isOwners }] of plainViews.entries()) {
      const about = (found: readonly string[]) => {
        faults.push(...found.map((fault) => `${name}: ${fault}`))
      }
      const inDutch = isOwners || name === 'mailed unknown link'
      // Each language once; the last one is looked at closely, and the languages take turns at it.
      for (const at of inDutch ? [3] : [1, 2, 3]) {
        const language = inDutch ? 'nl' : (languages[(i + at) % languages.length] ?? 'nl')
        await resize(page, phone)
        if (asksKey.includes(name)) {
          await bringToDesk(page.context(), visitor.site, newDevice(visitor.site))
        }
        await page.goto(behind(linksIn(language)))
        if (asksFirst.includes(name)) about(await choiceBelow(page, fold))
        about(await outsideOnPage(page))
        const cut = isOwners ? [] : await brokenWordsOnPage(page)
        about(cut.map((word) => `${word} is cut in ${language}`))
        about(await foreignOnPage(page, language))
      }
      // Nothing in a journey through them differs with scripts or without: the desk's three only look whether
      // its device has ended, copy what can be selected, and ask before typed text is left.
      const scripts = await page
        .locator('script, noscript')
        .evaluateAll((all) => all.map((it) => it.tagName))
      about(scripts.slice(isOwners ? 3 : 0))
      await resize(page, i % 2 === 0 ? phone : wide)
      about(await illegibleByDayOrNight(page))
      about(await outsideOnPage(page))
      about(await axeFindings(page, { without }))
      // A form sent as it came: what must be chosen, typed or ticked is missing.
      const form = page.locator('form[novalidate] button[type=submit]').filter({ visible: true })
      if ((await form.count()) === 0) continue
      await Promise.all([page.waitForEvent('load'), form.first().click()])
      about(await axeFindings(page))
    }
    expect(faults).toEqual([])
    const heard = complaints.splice(0)
    expect(heard.filter((text) => !/status of 4\d\d/.test(text))).toEqual([])
    // A key that is spent.
    expect(heard.filter((text) => text.includes('status of 403'))).toHaveLength(1)
  },
)

/** The question has to be visible without scrolling in the window of a small phone. */
const fold = 740
/** Their forms ask for a key of the last quarter of an hour, whatever came before them here. */
const asksKey = ['desk, refund', 'desk, calendar', 'desk, devices']
const asksFirst = ['mailed cancel', 'mailed move', 'mailed party', 'mailed party to split']

async function choiceBelow(page: Page, height: number): Promise<string[]> {
  const first = page.locator('main form :is(input, select, button)').filter({ visible: true })
  const box = await first.first().boundingBox()
  const bottom = box ? box.y + box.height : Infinity
  return bottom <= height ? [] : [`its choice ends ${bottom} below the top`]
}

test('the question about cookies and the menu of a phone can be read and pressed', async () => {
  const { page } = await visitor.newPage({ ...touched, viewport: { width: phone, height: 800 } })
  for (const language of languages) {
    await page.goto(visitor.site.url + pathTo('home', language))
    expect(await illegibleOnPage(page, '[data-cookie-banner]')).toEqual([])
    await resize(page, phone)
    await page.locator('[data-cookie-banner] [data-consent-choice=dismissed]').click()
    await page.locator('.mobile-menu > summary').click()
    const small = (await targetsOnPage(page, '.mobile-menu')).filter(
      ({ width, height }) => Math.min(width, height) < 44,
    )
    expect(small).toEqual([])
  }
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

const paleAtNight = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
  <style>:root { color-scheme: light dark } @media (prefers-color-scheme: dark) { p { color: #555 } }</style>
  <p style="font-size: 18px">Dusk</p>`

const cutInside = `<!doctype html><meta name="viewport" content="width=device-width">
  <h1 style="width: 200px; font-size: 40px; overflow-wrap: break-word">Zuurdesembrood van ons</h1>`

const tooWide = `<!doctype html><meta name="viewport" content="width=device-width">
  <main><p style="width: 500px; font-size: 18px">Too wide</p></main>`

test('a page that cannot be read or pressed, or is too wide, is found out', async () => {
  const { page } = await visitor.newPage({ ...touched, viewport: { width: phone, height: 800 } })
  await page.setContent(faulty)
  expect(await illegibleOnPage(page)).toEqual([
    expect.stringMatching(/5\.7.*Grey on white/),
    expect.stringMatching(/3\.5.*Large and pale/),
    expect.stringMatching(/2\.1.*Ink over a picture/),
    expect.stringMatching(/15 px.*Small/),
    expect.stringMatching(/60 x 40.*Low/),
  ])
  await page.setContent(paleAtNight)
  expect(await illegibleByDayOrNight(page)).toEqual([
    expect.stringMatching(/at night: contrast 2\.\d+: Dusk/),
  ])
  await page.setContent(cutInside)
  expect(await brokenWordsOnPage(page)).toEqual(['Zuurdesembrood'])
  await page.setContent(tooWide)
  expect(await illegibleOnPage(page)).toEqual([expect.stringContaining('runs over')])
  expect(await outsideOnPage(page)).toEqual([
    expect.stringMatching(/^\d+ wide$/),
    expect.stringContaining('Too wide'),
  ])
})
