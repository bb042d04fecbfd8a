import type { Locator, Page } from 'playwright-core'
import { firstWorkshops } from '#content/workshops.ts'
import { pathTo } from '#language/addresses.ts'
import { pages } from '#language/pages.ts'
import type { Language } from '#language/languages.ts'
import { scriptsReady } from '#scripts/looks/scripts-ready.ts'

/** Goes to an address, touches the page, and waits until the site's scripts have taken it over. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await scriptsReady(page)
}

/** Keeps the site's scripts waiting, as on a slow line, until the function it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Script that a page runs as its own: its visitor has answered about cookies before. A mail shown on it has no storage. */
export function declineCookies(): void {
  if (window === top) localStorage.setItem('cookie-consent', '{"necessary":true}')
}

/** Every address of a language that answers with a page of its own. */
export function everyAddress(language: Language): string[] {
  const single = pages.filter((page) => page !== 'workshop')
  return [
    ...single.map((page) => pathTo(page, language)),
    ...firstWorkshops.map((slug) => pathTo('workshop', language, slug)),
    `${pathTo('reservationSuccess', language)}?id=0f8fad5b-d9cb-469f-a165-70867728950e`,
  ]
}

/** The addresses that lead nowhere: no such workshop, no such page. */
export function deadAddresses(language: Language): string[] {
  return [pathTo('workshop', language, 'cheese'), `/${language}/no-such-page`]
}

/** The row of the schedule that holds this text, as "Tuesday 30 September". */
export function scheduleRow(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}

/** A notice on screen; it stands in a region that screen readers follow. */
export function toast(page: Page, text: string): Locator {
  return page.locator('[aria-live="polite"] [data-sonner-toast]').filter({ hasText: text })
}

/** Fills in the person's fields of the reservation form; workshop and date are chosen apart. */
export async function fillPerson(page: Page, different: Record<string, string> = {}) {
  const values = {
    participants: '1',
    participantName: 'Anneleen Peeters',
    email: 'anneleen@example.org',
    ...different,
  }
  await page.locator('[name=participants]').selectOption(values.participants)
  await page.locator('[name=participantName]').fill(values.participantName)
  await page.locator('[name=email]').fill(values.email)
  await page.locator('[name=consent]').check()
}

/** The values of all fields of the page's form, by name, as they would be sent. */
export function formValues(page: Page): Promise<Record<string, string>> {
  return page.locator('main form').evaluate((form: HTMLFormElement) => {
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
    return Object.fromEntries(entries)
  })
}
