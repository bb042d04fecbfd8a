import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { languages } from '#language/languages.ts'
import { callFunction, contactMessage, reservationRequest } from '#tests/support/requests.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { fillPerson, scheduleRow } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor({}, { javaScriptEnabled: false })

const dates = { nl: '9 oktober 2025', fr: '9 octobre 2025', en: '9 October 2025' } as const

test.for(languages)('a place is booked without script, in %s', async (language) => {
  const { page, complaints } = await visitor.newPage()
  const { form } = wordsIn(language).booking
  await page.goto(visitor.site.url + pathTo('booking', language))
  await scheduleRow(page, dates[language]).getByRole('link').click()
  await page.waitForURL('**#reservation')
  expect(await page.locator('[name=workshopType]').inputValue()).toBe('vegetables')
  expect(await page.locator('[name=preferredDate]').inputValue()).toContain(dates[language])

  await fillPerson(page)
  await page.getByRole('button', { name: form.submit }).click()
  await page.waitForURL(`**${pathTo('reservationSuccess', language)}?id=*`)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await page.getByText(id.slice(0, 8).toUpperCase(), { exact: true }).waitFor()
  expect(await visitor.site.farm('reservations')).toContainEqual(
    expect.objectContaining({ id, language, workshop: 'vegetables' }),
  )
  expect(complaints).toEqual([])
})

test('without script every open date is in the list, under its workshop', async () => {
  const { page, complaints } = await visitor.open('/en/booking')
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

test('without script the page in another language keeps the date of the row that was clicked', async () => {
  const { page, complaints } = await visitor.open('/en/booking')
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
  const { page, complaints } = await visitor.newPage()
  const words = wordsIn(language)
  await page.goto(visitor.site.url + pathTo('contact', language))
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
  expect(await visitor.site.farm('messages')).toContainEqual(
    expect.objectContaining({ subject: `${subject} ${language}` }),
  )
  expect(complaints).toEqual([expect.stringContaining('422')])
})

test('without script nobody is asked about cookies, and nothing is kept', async () => {
  const { page, context, complaints } = await visitor.open('/nl')
  expect(await page.locator('[data-cookie-banner]').isVisible()).toBe(false)
  expect((await context.storageState()).origins).toEqual([])
  expect(complaints).toEqual([])
})

test('without script an address without a language leads to Dutch', async () => {
  const { page, complaints } = await visitor.open('/about')
  await page.waitForURL(`${visitor.site.url}/nl/over-ons`)
  expect(complaints).toEqual([])
})

const summary = '[role=alert]:focus'

const bottomOf = (page: Page) =>
  page.locator(summary).evaluate((element) => element.getBoundingClientRect().bottom)

test('what is wrong with a form of the site takes the focus, and stands in the window', async () => {
  const { page } = await visitor.newPage()
  for (const name of ['booking', 'contact'] as const) {
    await page.goto(visitor.site.url + pathTo(name, 'en'))
    await page.locator('main form button[type=submit]').click()
    // The window goes there smoothly.
    await expect.poll(() => bottomOf(page)).toBeLessThan(800)
    expect(await bottomOf(page)).toBeGreaterThan(0)
  }
})

test('a plain page says at its top what is wrong, and leads to the field', async () => {
  const { page } = await visitor.newPage()
  const link = await linksOf(visitor.site)
  const { body } = await callFunction(visitor.site.url, 'submit-reservation', reservationRequest())
  const id = String(body['reservationId'])
  const diets = link.guest('diets', { id })
  for (const [address, field] of [
    [`${visitor.site.url}/waiting-list?lng=fr`, 'date'],
    [`${visitor.site.url}/l?lng=en`, 'email'],
    [diets, 'consent'],
    [link.guest('move', { id }), 'date'],
    [`${link.desk()}/datums`, 'day'],
  ] as const) {
    await page.goto(address)
    await page.locator('form[novalidate] button[type=submit]').first().click()
    await page.locator(summary).getByRole('link').first().click()
    expect(await page.locator(':focus').getAttribute('name')).toBe(field)
  }
})
