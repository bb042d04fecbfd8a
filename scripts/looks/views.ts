import type { Page as BrowserPage } from 'playwright-core'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { workshops } from '#content/workshops.ts'
import { pathTo } from '#language/addresses.ts'
import { type Page, pages } from '#language/pages.ts'
import type { Language } from '#language/languages.ts'

/** One look at the site: an address, and what is done there before one looks. */
export type View = {
  readonly name: string
  readonly address: (language: Language) => string
  readonly act?: (page: BrowserPage, language: Language) => Promise<unknown>
  /** The window alone, for elements that are fixed to it; otherwise the whole page. */
  readonly window?: boolean
  /** True while the question about cookies is open. */
  readonly asked?: boolean
  readonly schedule?: Schedule
}

/** The dates of autumn 2025; all of them full; or none at all. */
export type Schedule = 'autumn' | 'full' | 'none'

const reservation = '0f8fad5b-d9cb-469f-a165-70867728950e'

/** Every page, and both ways to miss one. */
export const pageViews: readonly View[] = [
  ...pages.flatMap((page): View[] =>
    page === 'workshop'
      ? Object.keys(workshops).map((slug) => ({ name: slug, address: to(page, slug) }))
      : [{ name: page, address: to(page) }],
  ),
  {
    name: 'reservationSuccess with reference',
    address: (language) => `${pathTo('reservationSuccess', language)}?id=${reservation}`,
  },
  { name: 'unknown workshop', address: to('workshop', 'cheese') },
  { name: 'not found', address: (language) => `/${language}/nothing-here` },
]

/** Pages after something happened on them. */
export const stateViews: readonly View[] = [
  { name: 'home, cookies asked', address: to('home'), asked: true, window: true },
  { name: 'home, menu open', address: to('home'), act: openMenu, window: true },
  { name: 'workshops, answer open', address: to('workshops'), act: openAnswer },
  { name: 'gallery, large picture', address: to('gallery'), act: enlarge, window: true },
  { name: 'contact, errors', address: to('contact'), act: sendEmpty },
  { name: 'contact, sent', address: to('contact'), act: sendMessage },
  { name: 'booking, errors', address: to('booking'), act: sendEmpty },
  { name: 'booking, notice', address: to('booking'), act: askForFullDate, window: true },
  { name: 'booking, all full', address: to('booking'), schedule: 'full' },
  { name: 'booking, no dates', address: to('booking'), schedule: 'none' },
]

function to(page: Page, slug?: string) {
  return (language: Language) => pathTo(page, language, slug)
}

async function openMenu(page: BrowserPage) {
  const narrow = page.locator('.mobile-menu > summary')
  const summary = (await narrow.isVisible()) ? narrow : page.locator('.hover-menu summary')
  await summary.click()
}

async function openAnswer(page: BrowserPage) {
  await page.locator('main details summary').first().click()
}

async function enlarge(page: BrowserPage) {
  await page.locator('.gallery-grid a').first().click()
  await page.locator('dialog[open] img').waitFor()
}

async function sendEmpty(page: BrowserPage) {
  await page.locator('main form button[type=submit]').click()
  await page.getByRole('alert').waitFor()
}

/** A name as long as the form takes. */
const longName = 'Wolfeschlegelsteinhausenbergerdorff van der Nieuwenhuyzen-de Montmorency '.repeat(
  2,
)

async function sendMessage(page: BrowserPage, language: Language) {
  await page.locator('[name=name]').fill(longName.slice(0, 99))
  await page.locator('[name=email]').fill('anneleen@example.org')
  await page.locator('[name=subject]').fill('Een groep van tien')
  await page.locator('[name=message]').fill('Kan dat op een zondag?')
  await page.locator('[name=consent]').check()
  await page.locator('main form button[type=submit]').click()
  await page.getByText(wordsOf(firstHouse, language).contact.form.success).waitFor()
}

async function askForFullDate(page: BrowserPage) {
  await page.locator('.schedule [data-state=full]').first().click()
  await page.locator('[data-sonner-toast][data-mounted=true]').waitFor()
}
