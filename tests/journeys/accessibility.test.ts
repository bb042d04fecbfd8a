import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#language/languages.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { plainPages } from '#tests/support/plain-pages.ts'
import { deadAddresses, everyAddress, scheduleRow, toast, visit } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor()

/** Many pages in one test. */
const crawl = { timeout: 180_000 }

const still: BrowserContextOptions = { reducedMotion: 'reduce' }
const phone: BrowserContextOptions = { ...still, viewport: { width: 390, height: 800 } }

const addresses = languages.flatMap((language) =>
  [...everyAddress(language), ...deadAddresses(language)].map((path) => ({ language, path })),
)

test.for(languages)(
  'axe finds nothing on any page in %s, wide or narrow',
  crawl,
  async (language) => {
    const { page, complaints } = await visitor.newPage()
    const findings = new Set<string>()
    for (const { path } of addresses.filter((address) => address.language === language)) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await visit(page, visitor.site.url + path)
      for (const finding of await axeFindings(page)) findings.add(finding)
      await page.setViewportSize({ width: 390, height: 800 })
      for (const finding of await axeFindings(page)) findings.add(finding)
    }
    expect([...findings]).toEqual([])
    // The browser itself says which documents came with a 404.
    expect(complaints).toEqual(deadAddresses(language).map(() => expect.stringContaining('404')))
  },
)

test(
  'axe finds nothing on the plain pages, refused forms and lost links included',
  crawl,
  async () => {
    const { page } = await visitor.newPage()
    const findings = new Set<string>()
    const look = async () => {
      for (const finding of await axeFindings(page)) {
        findings.add(
          `${new URL(page.url()).pathname.replaceAll(/[a-z2-7]{60,}/g, '…')}: ${finding}`,
        )
      }
    }
    const waiting = languages.map((language) => `${visitor.site.url}/waiting-list?lng=${language}`)
    for (const address of [...(await plainPages(visitor.site)), ...waiting]) {
      await page.goto(address)
      await look()
      // A form sent as it came: what must be chosen, typed or ticked is missing.
      const form = page.locator('form[novalidate] button[type=submit]')
      if ((await form.count()) === 0) continue
      await form.first().click()
      await look()
    }
    expect([...findings]).toEqual([])
  },
)

test.for(languages)('axe finds nothing with the workshops menu open, in %s', async (language) => {
  const { page, complaints } = await visitor.open(pathTo('home', language), still)
  await page.locator('header .hover-menu summary').click()
  await page.locator('header .hover-menu-list').waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(complaints).toEqual([])
})

test.for(languages)('axe finds nothing with the mobile menu open, in %s', async (language) => {
  const { page, complaints } = await visitor.open(pathTo('home', language), phone)
  await page.locator('.mobile-menu > summary').click()
  await page.locator('.mobile-menu-sheet').waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(complaints).toEqual([])
})

test.for(languages)('axe finds nothing with the errors of both forms, in %s', async (language) => {
  for (const name of ['booking', 'contact'] as const) {
    const { page, complaints } = await visitor.open(pathTo(name, language), still)
    await page.locator('main form button[type=submit]').click()
    await page.getByRole('alert').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await axeFindings(page)).toEqual([])
    expect(complaints).toEqual([])
  }
})

test.for(languages)('axe finds nothing with notices on screen, in %s', async (language) => {
  const { page, complaints } = await visitor.open(pathTo('booking', language), still)
  const { availability, booking } = wordsIn(language)
  await scheduleRow(page, availability.fullyBooked).first().click()
  await toast(page, availability.fullyBookedNotice).waitFor()
  await page.getByRole('button', { name: availability.available }).first().click()
  await toast(page, booking.form.quickBookNotice).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('axe finds nothing with the cookie banner and without it', async () => {
  const { page, complaints } = await visitor.open('/nl', still)
  expect(await page.locator('[data-cookie-banner]').isVisible()).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await page.locator('[data-consent-choice=necessary]').click()
  expect(await axeFindings(page)).toEqual([])
  expect(complaints).toEqual([])
})
