import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { scriptsReady } from '#scripts/looks/scripts-ready.ts'
import { fillPerson, formValues, holdScripts, scheduleRow, toast } from '#tests/support/visit.ts'
import { quietVisitor } from '#tests/support/visitor.ts'

const visitor = quietVisitor()

const phone: BrowserContextOptions = { viewport: { width: 390, height: 800 } }
const wide: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

/** A page whose scripts do not come until `release` is called. */
async function openEarly(path: string, options = wide) {
  const opened = await visitor.newPage(options)
  const release = await holdScripts(opened.page)
  await opened.page.goto(visitor.site.url + path, { waitUntil: 'domcontentloaded' })
  return { ...opened, release }
}

test.for([
  ['the workshops menu by a click', wide, 'header summary', 'click', 'View all workshops'],
  ['the workshops menu under the mouse', wide, 'header summary', 'hover', 'View all workshops'],
  ['the mobile menu', phone, '.mobile-menu > summary', 'click', 'Gallery'],
] as const)('%s opens, and is still open when the scripts arrive', async (menu) => {
  const [, options, summary, touch, name] = menu
  const { page, release } = await openEarly('/en', options)
  const entry = page.locator('header').getByRole('link', { name }).filter({ visible: true })
  await page.locator(summary).first()[touch]()
  await entry.waitFor()
  if (menu[0].endsWith('click')) await page.mouse.move(10, 700)
  release()
  await scriptsReady(page)
  await page.waitForTimeout(400)
  expect(await entry.isVisible()).toBe(true)
})

test('Escape closes the mobile menu and gives the focus back before the scripts come', async () => {
  const { page, release } = await openEarly('/en', phone)
  const menu = page.locator('.mobile-menu > summary')
  await menu.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  expect(await menu.evaluate((it) => it.matches(':not([open] > *):focus'))).toBe(true)
  release()
})

test('the booking form keeps its promises from the first touch on, however late the scripts', async () => {
  const { page, release } = await openEarly('/en/booking')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await page.route('**/functions/v1/submit-reservation', (route) =>
    route.fulfill({ json: { reservationId: '0f8fad5b-d9cb-469f-a165-70867728950e', held: true } }),
  )
  const workshop = '[name=workshopType]'
  const date = '[name=preferredDate]'
  const offered = page.locator(`${date} option`)
  expect(await offered.allTextContents()).toEqual(['Choose a workshop first'])
  expect(await offered.first().isDisabled()).toBe(true)
  await page.locator(workshop).selectOption('sourdough')
  expect(await offered.count()).toBe(4)
  await page.locator(date).selectOption('Saturday 8 November 2025 - 10:00-15:30')
  await page.locator(workshop).selectOption('drinks')
  expect(await page.locator(date).inputValue()).toBe('')
  await page.locator(date).selectOption('Tuesday 30 September 2025 - 18:30-22:00')
  await fillPerson(page)

  await scheduleRow(page, 'Saturday 4 October 2025').click()
  // The place on a page is kept for its page in another language alone.
  expect(await page.evaluate(() => scrollY && sessionStorage.getItem('place'))).toBeNull()
  await page.getByRole('button', { name: 'Send request' }).click()
  const sending = page.getByRole('button', { name: 'Sending' })
  expect(await sending.isDisabled()).toBe(true)
  release()
  await toast(page, 'This date is fully booked.').waitFor()
  await page.waitForURL('**/en/reservation-success?id=0f8fad5b*')
  expect(sent).toEqual(['/functions/v1/submit-reservation'])
})

// The scripts may take the page over between the two ends of a press.
test('all that is typed stays when the scripts arrive, and a pressed button under the mouse', async () => {
  const { page, release } = await openEarly('/en/booking')
  await page.route('**/functions/v1/submit-reservation', (route) =>
    route.fulfill({ json: { reservationId: '0f8fad5b-d9cb-469f-a165-70867728950e', held: true } }),
  )
  await page.locator('[name=workshopType]').selectOption('drinks')
  await page.locator('[name=preferredDate]').selectOption(drinks.en)
  await fillPerson(page)
  const typed = await formValues(page)
  await page.getByRole('button', { name: 'Send request' }).hover()
  await page.mouse.down()
  release()
  await scriptsReady(page)
  expect(await formValues(page)).toEqual(typed)
  await page.mouse.up()
  await page.waitForURL('**/en/reservation-success?id=0f8fad5b*')
})

test.for(['Enter', 'Space', 'the mouse'] as const)(
  'a date that is under the visitor when the scripts arrive is still there, and chosen with %s',
  async (how) => {
    const { page, release } = await openEarly('/en/booking')
    const choose = scheduleRow(page, 'Tuesday 30 September').getByRole('button')
    if (how === 'the mouse') {
      await choose.hover()
      await page.mouse.down()
    } else await choose.focus()
    release()
    await scriptsReady(page)
    if (how === 'the mouse') await page.mouse.up()
    else await page.keyboard.press(how)
    await toast(page, 'The date is filled in').waitFor()
    expect(await formValues(page)).toMatchObject({ preferredDate: drinks.en })
    expect(page.url()).toMatch(/\/en\/booking$/)
  },
)

test('each early press on a button beside the number of people counts', async () => {
  const { page, release } = await openEarly('/en/booking')
  const more = page.getByRole('button', { name: 'One person more' })
  await more.click()
  await more.click()
  release()
  const people = page.locator('[name=participants]')
  await expect.poll(() => people.inputValue()).toBe('2')
})

test('Space chooses a date before the scripts come', async () => {
  const { page, release } = await openEarly('/en/booking')
  await scheduleRow(page, 'Tuesday 30 September').getByRole('button').press('Space')
  await page.waitForURL('**/en/booking?workshopType=drinks&*', { waitUntil: 'commit' })
  expect(await formValues(page)).toMatchObject({ preferredDate: drinks.en })
  release()
})

test.for(['before', 'with'] as const)(
  'a form half filled in keeps date, words and place in another language, %s the scripts',
  async (when) => {
    const { page, release } = await openEarly('/en/booking#reservation', phone)
    if (when === 'with') {
      release()
      await scriptsReady(page)
    }
    await page.locator('[name=workshopType]').selectOption('drinks')
    await page.locator('[name=preferredDate]').selectOption(drinks.en)
    await page.locator('[name=participantName]').fill('Anneleen')
    const email = page.locator('[name=email]')
    await email.fill('anneleen@example.org')
    await email.evaluate((field) => {
      const { top } = field.getBoundingClientRect()
      scrollBy({ top: top - innerHeight / 3, behavior: 'instant' })
    })
    const top = async () => (await email.boundingBox())?.y ?? 0
    const before = await top()
    await page.locator('.mobile-menu > summary').click()
    await page.getByRole('link', { name: 'FR, Français' }).click()
    await page.waitForURL('**/fr/reservation#reservation', { waitUntil: 'domcontentloaded' })
    await page.locator('html[lang=fr]').waitFor()
    await page.locator('.mobile-menu:not([open])').waitFor()
    expect(Math.abs((await top()) - before)).toBeLessThan(40)
    release()
    await scriptsReady(page)
    expect(await formValues(page)).toMatchObject({
      workshopType: 'drinks',
      preferredDate: drinks.fr,
      participantName: 'Anneleen',
      email: 'anneleen@example.org',
    })
    expect(Math.abs((await top()) - before)).toBeLessThan(40)
    if (when === 'with') expect(await focused(page)).toBe('SUMMARY')
  },
)

const drinks = {
  en: 'Tuesday 30 September 2025 - 18:30-22:00',
  fr: 'mardi 30 septembre 2025 - 18:30-22:00',
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.nodeName)
