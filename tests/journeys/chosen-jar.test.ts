import type { Page, BrowserContextOptions, Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor({ env: { RATE_LIMIT: 'off' } })

/** The parts that moved over from the page before; empty when the page simply appeared. */
async function movedFromHome(page: Page): Promise<readonly string[]> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async (event) => {
      const { viewTransition } = event as Event & { readonly viewTransition: ViewTransition | null }
      await viewTransition?.ready
      const parts = document.getAnimations().map(({ effect }) => {
        return effect instanceof KeyframeEffect ? effect.pseudoElement : ''
      })
      document.documentElement.dataset['moved'] = viewTransition ? parts.join(' ') : ''
    })
  })
  await page.goto(`${visitor.site.url}/nl`)
  await page.locator('.hero-next').click()
  const moved = page.locator('html[data-moved]:has(.chosen-date)')
  return ((await moved.getAttribute('data-moved')) ?? '').split(' ').filter(Boolean)
}

test('the jar of home travels to the bar over the form, before any script of the site', async () => {
  const { page } = await visitor.newPage({ reducedMotion: 'no-preference' })
  // A slow browser shows the page before it has read the bar; then nothing travels.
  await expect.poll(() => movedFromHome(page)).toContain('::view-transition-group(jar)')
})

test('nothing travels for a visitor who wants less motion', async () => {
  const { page } = await visitor.newPage({ reducedMotion: 'reduce' })
  expect(await movedFromHome(page)).toEqual([])
})

const { schedule, form } = wordsOf(firstHouse, 'en').booking

/** A property of the jar, which its drawing inherits; or of a part of the drawing itself. */
const style = (part: Locator, name: '--jar-missing' | '--jar-lid-turn' | 'transition-duration') =>
  part.evaluate((it, property) => getComputedStyle(it).getPropertyValue(property), name)

const contentsOn = (page: Page) => page.locator('.jar-symbol .jar-contents')

/** A date chosen on a phone's page, and everything filled in but how many come. */
async function choose(options: BrowserContextOptions): Promise<Page> {
  const path = pathTo('booking', 'en')
  const { page } = await visitor.open(path, { ...options, viewport: { width: 360, height: 740 } })
  await page.getByRole('button', { name: schedule.choose }).first().click()
  await page.locator('[name=participantName]').fill('Anne Dubois')
  await page.locator('[name=email]').fill('anne@example.org')
  await page.locator('[name=consent]').check()
  return page
}

/** Sends the request, looks while nobody has answered, and lets it go on. */
async function whileSending(page: Page, look: () => Promise<unknown>) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/submit-reservation', async (route) => {
    await promise
    await route.continue()
  })
  await page.getByRole('button', { name: form.submit }).click()
  await page.locator('form[aria-busy=true]').waitFor()
  await look()
  resolve()
  await page.waitForURL(`**${pathTo('reservationSuccess', 'en')}?*`)
}

test('the jar of the chosen date fills with the people, moves nothing, and clicks shut when sent', async () => {
  const page = await choose({ reducedMotion: 'no-preference' })
  const bar = page.locator('.chosen-date')
  const jar = bar.locator('.jar')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const missing = async () => Number(await style(jar, '--jar-missing'))
  const party = page.locator('form')
  await party.getByText(/^\d+ spots left$/).waitFor()
  const before = await bar.boundingBox()
  const sunk = await missing()
  await page.getByRole('button', { name: form.more }).click()
  const tall = await height()
  await page.getByRole('button', { name: form.more }).click()
  await party.getByText(/^That’s 2 of the \d+ spots left$/).waitFor()
  await expect.poll(missing).toBeLessThan(sunk - 1)
  expect(await style(contentsOn(page), 'transition-duration')).not.toBe('0s')
  expect((await bar.boundingBox())?.height).toBe(before?.height)
  expect(await height()).toBe(tall)
  expect(await style(jar, '--jar-lid-turn')).not.toBe('0deg')
  await whileSending(page, () => expect.poll(() => style(jar, '--jar-lid-turn')).toBe('0deg'))
})

test('nothing of the jar moves for a visitor who wants less motion', async () => {
  const page = await choose({ reducedMotion: 'reduce' })
  const jar = page.locator('.chosen-date .jar')
  expect(await style(contentsOn(page), 'transition-duration')).toBe('0s')
  await page.getByRole('button', { name: form.more }).click()
  await whileSending(page, async () => {
    expect(await style(jar, '--jar-lid-turn')).toBe('0deg')
  })
})
