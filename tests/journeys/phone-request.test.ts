import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { leavePage } from '#scripts/looks/photograph.ts'
import { languages } from '#tests/support/first-languages.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor({ env: { RATE_LIMIT: 'off' } })
const { booking } = wordsOf(firstHouse, 'fr')
const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'no-preference',
} as const

test('a request from the home page takes seven taps, and one screen between date and send', async () => {
  const { page, complaints } = await visitor.newPage(phone)
  let taps = 0
  const tap = async (control: Locator) => {
    taps += 1
    await control.tap()
  }
  await page.goto(`${visitor.site.url}/fr`)
  await tap(page.locator('main').getByRole('link').and(page.locator('.button-solid')).first())
  await page.waitForURL('**/fr/reservation')
  await tap(page.getByRole('button', { name: booking.schedule.choose }).first())
  await page.locator('.chosen-date').waitFor()
  const send = page.getByRole('button', { name: booking.form.submit })
  await expect.poll(() => below(page, send)).toBeLessThan(phone.viewport.height)
  // A line, and no notice over the way to another date or over what is asked.
  expect((await page.locator('.chosen-date').boundingBox())?.height).toBeLessThan(60)
  expect(await page.locator('.chosen-date').textContent()).toMatch(/^Votre choix\s: /)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.locator('[data-sonner-toast][data-mounted=true]').waitFor()
  await expect.poll(() => page.evaluate(coveredParts)).toEqual([])
  await tap(page.getByRole('button', { name: booking.form.more }))
  await expect.poll(() => page.locator('[name=participants]').inputValue()).toBe('1')
  await tap(page.locator('[name=participantName]'))
  await page.keyboard.type('Anne Dubois')
  await tap(page.locator('[name=email]'))
  await page.keyboard.type('anne@example.org')
  await tap(page.locator('[name=consent]'))
  await page.getByText(/^1\s×\s65\s€\s=\s65\s€$/).waitFor()
  const at = page.evaluate(scrolledWhenShown, '.success')
  await tap(send)
  expect(await at).toBe(0)
  const { reservationSuccess: success } = wordsOf(firstHouse, 'fr')
  await page.waitForURL('**/fr/reservation-reussie?*')
  await page.getByRole('heading', { name: success.asked.title, exact: true }).waitFor()
  // Notices say in passing what the title says, so they stand off the title.
  const toasts = page.locator('[data-sonner-toast]')
  const last = toasts.filter({ hasText: booking.form.success })
  await expect.poll(() => below(page, last)).toBeLessThan(phone.viewport.height)
  for (const toast of await toasts.all()) {
    expect((await toast.boundingBox())?.y).toBeGreaterThan(phone.viewport.height / 2)
  }
  expect(await page.locator('main dl').innerText()).toMatch(/Boissons fermentées[^]*65.€/)
  expect(taps).toBe(7)
  expect(complaints).toEqual([])
})

/** The ways and questions of the form that a notice stands over; its boxes to tick come later. */
function coveredParts(): string[] {
  const notice = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect()
  const parts = '.chosen-date a, .step, #reservation [required]:not([type=checkbox])'
  return [...document.querySelectorAll(parts)]
    .filter((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      return notice && Math.max(top, notice.top) < Math.min(bottom, notice.bottom)
    })
    .map(({ id, className }) => id || className)
}

/** How far the page is scrolled when something comes on it, before anybody has seen it. */
function scrolledWhenShown(selector: string): Promise<number> {
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return
      observer.disconnect()
      resolve(scrollY)
    }).observe(document, { childList: true, subtree: true })
  })
}

/** How far the page must be moved for all of a control to be seen. */
async function below(page: Page, control: Locator): Promise<number> {
  const box = await control.boundingBox()
  return Math.max(0, (box?.y ?? 0) + (box?.height ?? 0) - (page.viewportSize()?.height ?? 0))
}

test('typed texts and choices are there after a detour and after a reload, and gone once sent', async () => {
  const { page, complaints } = await visitor.newPage({ reducedMotion: 'no-preference' })
  await page.goto(`${visitor.site.url}/fr/reservation`)
  await page.locator('[name=workshopType]').selectOption('drinks')
  await page.getByRole('button', { name: booking.form.more }).click()
  await expect.poll(() => page.locator('[name=participants]').inputValue()).toBe('1')
  await page.locator('[name=participantName]').fill('Anne Dubois')
  await page.locator('[name=specialRequirements]').fill('Un cadeau')
  await page.locator('form').getByRole('link', { name: booking.form.consentLink }).click()
  await page.waitForURL('**/fr/confidentialite')
  await page.goBack()
  const kept = async () => {
    const values = ['participantName', 'specialRequirements', 'workshopType', 'participants']
    return Promise.all(values.map((name) => page.locator(`[name=${name}]`).inputValue()))
  }
  const typed = ['Anne Dubois', 'Un cadeau', 'drinks', '1']
  await expect.poll(kept).toEqual(typed)
  await page.reload()
  await expect.poll(kept).toEqual(typed)
  expect(await page.evaluate(() => localStorage.getItem('reservation-draft'))).toBeNull()

  await page.getByRole('button', { name: booking.schedule.choose }).first().click()
  await page.locator('[name=email]').fill('anne@example.org')
  await page.locator('[name=consent]').check()
  await page.getByRole('button', { name: booking.form.submit }).click()
  await page.waitForURL('**/fr/reservation-reussie?*')
  await page.goto(`${visitor.site.url}/fr/confidentialite`)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  expect(complaints).toEqual([])
})

test('what nobody typed at for an hour is gone, while the page stays open and when it is opened again', async () => {
  const { page } = await visitor.newPage()
  await page.clock.install()
  const kept = () => page.evaluate(() => sessionStorage.getItem('message-draft'))
  for (const isLeft of [false, true]) {
    await page.goto(`${visitor.site.url}/fr/contact`)
    await page.locator('[name=message]').fill('Anne')
    await expect.poll(kept).toContain('Anne')
    await page.clock.runFor('58:00')
    expect(await kept()).toContain('Anne')
    if (isLeft) await leavePage(page, visitor.site.url)
    await page.clock.fastForward('05:00')
    if (isLeft) await page.goto(`${visitor.site.url}/fr`)
    expect(await kept()).toBeNull()
  }
})

test('one workshop alone is listed where that is asked, with and without script', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await visitor.newPage({ javaScriptEnabled })
    await page.goto(`${visitor.site.url}/fr/reservation`)
    const shown = () => page.locator('tr[data-workshop]:visible').count()
    expect(await shown()).toBe(13)
    await page.getByRole('radio', { name: 'Pain au levain' }).check()
    expect(await shown()).toBe(4)
    expect(await page.locator('tbody:visible').count()).toBe(2)
  }
})

test('a phone lists three dates of each workshop, folds the others, and has the form soon after', async () => {
  const { page } = await visitor.newPage({ viewport: { width: 390, height: 800 } })
  for (const language of languages) {
    await page.goto(visitor.site.url + pathTo('booking', language))
    expect(await endOfForm(page), language).toBeLessThan(3000)
    await page.locator('[name=workshopType]').selectOption('drinks')
    // The list is whole for a moment while the scripts come.
    const own = page.locator('[data-of=drinks] > option, select[data-of] > option:enabled')
    const date = await own.first().getAttribute('value')
    await page.locator('[name=preferredDate]').selectOption(date)
    await page.locator('.chosen-date').waitFor()
    expect(await endOfForm(page), language).toBeLessThan(3000)
    await page.evaluate(() => sessionStorage.clear())
  }
  const shown = () => page.locator('tr[data-workshop] .schedule-number:visible').count()
  expect(await shown()).toBe(9)
  const folds = page.locator('.schedule-fold summary')
  for (const fold of await folds.all()) await fold.click()
  expect(await shown()).toBe(13)
})

/** How far below the top of the page its button to send ends, in pixels. */
function endOfForm(page: Page): Promise<number> {
  return page.evaluate(() => {
    const send = document.querySelector('#reservation [type=submit]')
    return scrollY + (send?.getBoundingClientRect().bottom ?? Infinity)
  })
}

test('a full date leads to its waiting list, already chosen', async () => {
  const { page } = await visitor.newPage({ javaScriptEnabled: false })
  await page.goto(`${visitor.site.url}/fr/reservation`)
  const full = page.getByRole('link', { name: booking.schedule.waitingFor }).nth(1)
  const id = new URL((await full.getAttribute('href')) ?? '', page.url()).searchParams.get('date')
  await full.click()
  await page.waitForURL('**/waiting-list?*')
  expect(await page.locator('[name=date]:checked').getAttribute('value')).toBe(id)
})
