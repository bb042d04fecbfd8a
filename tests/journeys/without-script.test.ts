import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#language/languages.ts'
import { openBrowser, openPage } from '#tests/support/browser.ts'
import { callFunction, contactMessage, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'
import { fillPerson, scheduleRow } from '#tests/support/visit.ts'

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await removeData(site)
})

const openPlain = () => openPage(browser, site.url, { javaScriptEnabled: false })

const dates = { nl: '9 oktober 2025', fr: '9 octobre 2025', en: '9 October 2025' } as const

test.for(languages)('a place is booked without script, in %s', async (language) => {
  const { page, complaints } = await openPlain()
  const { form } = wordsIn(language).booking
  await page.goto(site.url + pathTo('booking', language))
  await scheduleRow(page, dates[language]).getByRole('link').click()
  await page.waitForURL('**#reservation')
  expect(await page.locator('[name=workshopType]').inputValue()).toBe('vegetables')
  expect(await page.locator('[name=preferredDate]').inputValue()).toContain(dates[language])

  await fillPerson(page)
  await page.getByRole('button', { name: form.submit }).click()
  await page.waitForURL(`**${pathTo('reservationSuccess', language)}?id=*`)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await page.getByText(id.slice(0, 8).toUpperCase(), { exact: true }).waitFor()
  expect(await site.farm('reservations')).toContainEqual(
    expect.objectContaining({ id, language, workshop: 'vegetables' }),
  )
  expect(complaints).toEqual([])
})

test('without script every open date is in the list, under its workshop', async () => {
  const { page, complaints } = await openPlain()
  await page.goto(`${site.url}/en/booking`)
  const groups = page.locator('[name=preferredDate] optgroup')
  expect(
    await groups.evaluateAll((all) => all.map((group) => group.getAttribute('label'))),
  ).toEqual(
    ['sourdough', 'drinks', 'vegetables'].map(
      (slug) => wordsIn('en').workshop[slug as 'drinks'].name,
    ),
  )
  expect(await groups.nth(1).locator('option').first().textContent()).toContain('30 September 2025')
  expect(await page.locator('[name=preferredDate]').textContent()).not.toContain('4 October 2025')
  expect(complaints).toEqual([])
})

test('a refused reservation comes back with what is wrong and all that was typed', async () => {
  const { page, complaints } = await openPlain()
  await page.goto(`${site.url}/en/booking`)
  const date = 'Thursday 4 December 2025 - 18:30-22:00'
  await page.locator('[name=workshopType]').selectOption('vegetables')
  await page.locator('[name=preferredDate]').selectOption(date)
  await fillPerson(page, { email: 'nobody', participants: '3' })
  await page.locator('[name=specialRequirements]').fill('With "quotes" & <brackets>')
  await page.locator('[name=consent]').uncheck()
  await page.getByRole('button', { name: 'Send request' }).click()

  const { booking } = wordsIn('en').errors
  await page.locator('#email-problem').getByText(booking.email).waitFor()
  await page.locator('#consent-problem').getByText(booking.consent).waitFor()
  expect(await page.getByRole('alert').getByRole('link').count()).toBe(2)
  expect(await page.locator('[name=workshopType]').inputValue()).toBe('vegetables')
  expect(await page.locator('[name=preferredDate]').inputValue()).toBe(date)
  expect(await page.locator('[name=participants]').inputValue()).toBe('3')
  expect(await page.locator('[name=participantName]').inputValue()).toBe('Anneleen Peeters')
  expect(await page.locator('[name=email]').inputValue()).toBe('nobody')
  expect(await page.locator('[name=specialRequirements]').inputValue()).toBe(
    'With "quotes" & <brackets>',
  )
  expect(complaints).toEqual([expect.stringContaining('422')])
})

test('without script a date of another workshop is refused, and the workshop can be put right', async () => {
  const { page, complaints } = await openPlain()
  await page.goto(`${site.url}/en/booking`)
  const date = 'Thursday 4 December 2025 - 18:30-22:00'
  await page.locator('[name=workshopType]').selectOption('sourdough')
  await page.locator('[name=preferredDate]').selectOption(date)
  await fillPerson(page)
  await page.getByRole('button', { name: 'Send request' }).click()

  await page.locator('#preferredDate-problem').waitFor()
  expect(await page.locator('[name=preferredDate]').inputValue()).toBe(date)
  expect(await page.locator('[name=consent]').isChecked()).toBe(true)
  await page.locator('[name=workshopType]').selectOption('vegetables')
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.waitForURL('**/en/reservation-success?id=*')
  expect(complaints).toEqual([expect.stringContaining('409')])
})

test('without script a date that filled up meanwhile is refused, and no other put in its place', async () => {
  const { page, complaints } = await openPlain()
  await page.goto(`${site.url}/en/booking`)
  const date = 'Saturday 18 October 2025 - 10:00-15:30'
  await page.locator('[name=workshopType]').selectOption('sourdough')
  await page.locator('[name=preferredDate]').selectOption(date)
  await fillPerson(page)
  const others = { workshopType: 'sourdough', preferredDate: date, participants: '4' }
  const taken = await callFunction(site.url, 'submit-reservation', reservationRequest(others))
  expect(taken.status).toBe(200)
  await page.getByRole('button', { name: 'Send request' }).click()

  const { fullyBooked } = wordsIn('en').errors.booking
  await page.locator('#preferredDate-problem').getByText(fullyBooked).waitFor()
  expect(await page.locator('[name=workshopType]').inputValue()).toBe('sourdough')
  expect(await page.locator('[name=preferredDate]').inputValue()).toBe('')
  expect(complaints).toEqual([expect.stringContaining('409')])
})

test('without script the page in another language keeps the date of the row that was clicked', async () => {
  const { page, complaints } = await openPlain()
  await page.goto(`${site.url}/en/booking`)
  await scheduleRow(page, '23 October 2025').getByRole('link').click()
  await page.waitForURL('**#reservation')
  await page.locator('header').getByRole('link', { name: 'Français' }).click()
  await page.waitForURL('**/fr/reservation?*')
  expect(await page.locator('[name=preferredDate]').inputValue()).toBe(
    'jeudi 23 octobre 2025 - 18:30-22:00',
  )
  expect(complaints).toEqual([])
})

test.for(languages)('a message is sent without script, in %s', async (language) => {
  const { page, complaints } = await openPlain()
  const words = wordsIn(language)
  await page.goto(site.url + pathTo('contact', language))
  const { name, subject, message } = contactMessage()
  await page.locator('[name=name]').fill(name)
  await page.locator('[name=email]').fill('bram at example.org')
  await page.locator('[name=subject]').fill(`${subject} ${language}`)
  await page.locator('[name=message]').fill(message)
  await page.locator('[name=consent]').check()
  await page.getByRole('button', { name: words.contact.form.submit }).click()

  await page.locator('#email-problem').getByText(words.errors.contact.email).waitFor()
  expect(await page.locator('[name=message]').inputValue()).toBe(message)
  expect(await page.locator('[name=consent]').isChecked()).toBe(true)
  await page.locator('[name=email]').fill('bram@example.org')
  await page.getByRole('button', { name: words.contact.form.submit }).click()

  await page.getByText(words.contact.form.success).waitFor()
  expect(await page.locator('[name=message]').inputValue()).toBe('')
  expect(await site.farm('messages')).toContainEqual(
    expect.objectContaining({ subject: `${subject} ${language}` }),
  )
  expect(complaints).toEqual([expect.stringContaining('422')])
})

test('without script all that a message lacks is told at once, in the order of the fields', async () => {
  const { page, complaints } = await openPlain()
  await page.goto(`${site.url}/en/contact`)
  await page.locator('[name=subject]').fill('Sunday')
  await page.getByRole('button', { name: 'Send message' }).click()
  const { contact } = wordsIn('en').errors
  expect(await page.getByRole('alert').getByRole('listitem').allTextContents()).toEqual([
    contact.name,
    contact.email,
    contact.message,
    contact.consent,
  ])
  expect(complaints).toEqual([expect.stringContaining('422')])
})

test('a name and a message pasted with tabs and line marks in them are sent', async () => {
  const { page, complaints } = await openPlain()
  await page.goto(`${site.url}/en/contact`)
  await page.locator('[name=name]').fill('Bram\tDe Smet')
  await page.locator('[name=email]').fill('pasted@example.org')
  await page.locator('[name=subject]').fill('Pasted\u2028twice')
  await page.locator('[name=message]').fill('One\vtwo')
  await page.locator('[name=consent]').check()
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText(wordsIn('en').contact.form.success).waitFor()
  expect(await site.farm('messages')).toContainEqual(
    expect.objectContaining({ name: 'Bram De Smet', subject: 'Pasted twice', message: 'One\ntwo' }),
  )
  expect(complaints).toEqual([])
})

test('without script nobody is asked about cookies, and nothing is kept', async () => {
  const { page, context, complaints } = await openPlain()
  await page.goto(`${site.url}/nl`)
  expect(await page.locator('[data-cookie-banner]').isVisible()).toBe(false)
  expect((await context.storageState()).origins).toEqual([])
  expect(complaints).toEqual([])
})

test('without script an address without a language leads to Dutch', async () => {
  const { page, complaints } = await openPlain()
  await page.goto(`${site.url}/about`)
  await page.waitForURL(`${site.url}/nl/over-ons`)
  expect(complaints).toEqual([])
})

const summary = '[role=alert]:focus'

const bottomOf = (page: Page) =>
  page.locator(summary).evaluate((element) => element.getBoundingClientRect().bottom)

test('what is wrong with a form of the site takes the focus, and stands in the window', async () => {
  const { page, context } = await openPlain()
  for (const name of ['booking', 'contact'] as const) {
    await page.goto(site.url + pathTo(name, 'en'))
    await page.locator('main form button[type=submit]').click()
    // The window goes there smoothly.
    await expect.poll(() => bottomOf(page)).toBeLessThan(800)
    expect(await bottomOf(page)).toBeGreaterThan(0)
  }
  await context.close()
})

test('a plain page says at its top what is wrong, and leads to the field', async () => {
  const { page, context } = await openPlain()
  const link = await linksOf(site)
  const { body } = await callFunction(site.url, 'submit-reservation', reservationRequest())
  const id = String(body['reservationId'])
  const diets = link.guest('diets', { id })
  for (const [address, field] of [
    [`${site.url}/waiting-list?lng=fr`, 'date'],
    [`${site.url}/l?lng=en`, 'email'],
    [diets, 'consent'],
    [`${link.desk()}/datums`, 'day'],
  ] as const) {
    await page.goto(address)
    await page.locator('form[novalidate] button[type=submit]').first().click()
    await page.locator(summary).getByRole('link').first().click()
    expect(await page.locator(':focus').getAttribute('name')).toBe(field)
  }
  await context.close()
})
