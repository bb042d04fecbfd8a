import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { firstHouse } from '#content/house.ts'
import { wordsOf } from '#content/words/words.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor({ env: { RATE_LIMIT: 'off' } })
const { booking } = wordsOf(firstHouse, 'fr')
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test('from the home page to a sent request takes seven taps, and one screen between date and send', async () => {
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
  await tap(page.getByRole('button', { name: booking.form.more }))
  await expect.poll(() => page.locator('[name=participants]').inputValue()).toBe('1')
  await tap(page.locator('[name=participantName]'))
  await page.keyboard.type('Anne Dubois')
  await tap(page.locator('[name=email]'))
  await page.keyboard.type('anne@example.org')
  await tap(page.locator('[name=consent]'))
  await page.getByText(/^1 × 65.€ = 65.€$/).waitFor()
  await tap(send)
  const { reservationSuccess: success } = wordsOf(firstHouse, 'fr')
  await page.waitForURL('**/fr/reservation-reussie?*')
  await page.getByRole('heading', { name: success.asked.title, exact: true }).waitFor()
  expect(await page.locator('main dl').innerText()).toMatch(/Boissons fermentées[^]*65.€/)
  expect(taps).toBe(7)
  expect(complaints).toEqual([])
})

/** How far the page must be moved for all of a control to be seen. */
async function below(page: Page, control: Locator): Promise<number> {
  const box = await control.boundingBox()
  return Math.max(0, (box?.y ?? 0) + (box?.height ?? 0) - (page.viewportSize()?.height ?? 0))
}

test('what was typed and chosen is there after a detour and after a reload, and gone once sent', async () => {
  const { page, complaints } = await visitor.newPage()
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
  expect(await page.evaluate(() => sessionStorage.getItem('reservation-draft'))).toBeNull()
  expect(complaints).toEqual([])
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

test('a full date leads to its waiting list, already chosen', async () => {
  const { page } = await visitor.newPage({ javaScriptEnabled: false })
  await page.goto(`${visitor.site.url}/fr/reservation`)
  const full = page.getByRole('link', { name: booking.schedule.waitingFor }).nth(1)
  const id = new URL((await full.getAttribute('href')) ?? '', page.url()).searchParams.get('date')
  await full.click()
  await page.waitForURL('**/waiting-list?*')
  expect(await page.locator('[name=date]:checked').getAttribute('value')).toBe(id)
})
