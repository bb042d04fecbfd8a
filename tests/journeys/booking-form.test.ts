import { expect, test } from 'vitest'
import { Farm } from '#tests/support/farm.ts'
import { bookingFields, postForm } from '#tests/support/forms.ts'
import { callFunction, keyHeaders, reservationRequest } from '#tests/support/requests.ts'
import { fillPerson, formValues, scheduleRow, toast } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor({ env: { RATE_LIMIT: 'off' } })

const submitReservation = '**/functions/v1/submit-reservation'
const vegetables = 'Thursday 4 December 2025 - 18:30-22:00'

test('a full date has a red badge and no button, and a click on it says so, over no link to the waiting list', async () => {
  const { page } = await visitor.open('/en/booking')
  const row = scheduleRow(page, 'Saturday 4 October 2025')
  expect(await row.getByRole('button').count()).toBe(0)
  const badge = row.getByText('Fully booked')
  expect(await badge.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(142, 34, 70)',
  )
  await row.evaluate((it) => scrollBy(0, it.getBoundingClientRect().bottom + 60 - innerHeight))
  // The link to the waiting list leads there, and says nothing besides.
  await row.evaluate((it) => it.addEventListener('click', (event) => event.preventDefault()))
  await row.getByRole('link').click()
  await row.click()
  await toast(page, 'This date is fully booked. Try another, or ask us to put you on').waitFor()
  const notice = page.locator('[data-sonner-toast]')
  expect(await notice.count()).toBe(1)
  expect(await notice.getAttribute('data-type')).toBe('error')
  const link = await row.getByRole('link').boundingBox()
  expect(link!.y + link!.height).toBeLessThan((await notice.boundingBox())!.y)
  expect(await formValues(page)).not.toHaveProperty('preferredDate', expect.stringContaining('4'))
})

test('nothing is chosen at first; the date list asks for a workshop, then holds its open dates, of which none takes more people than it has places; another clears the choice', async () => {
  const { page } = await visitor.open('/en/booking')
  for (const list of ['workshopType', 'preferredDate'])
    expect(await page.locator(`[name=${list}]`).inputValue()).toBe('')
  const dates = page.locator('[name=preferredDate] option')
  expect(await dates.allTextContents()).toEqual(['Choose a workshop first'])
  expect(await dates.first().evaluate((option: HTMLOptionElement) => option.disabled)).toBe(true)

  await page.locator('[name=workshopType]').selectOption('sourdough')
  expect(await dates.allTextContents()).toEqual([
    'Choose a date',
    'Saturday 18 October 2025 - 10:00-15:30 (4 spots left)',
    'Saturday 8 November 2025 - 10:00-15:30 (3 spots left)',
    'Saturday 29 November 2025 - 10:00-15:30',
  ])
  await page.locator('[name=preferredDate]').selectOption({ index: 2 })
  const tooMany = page.locator('[name=participants] option:disabled:not([value=""])')
  expect(await tooMany.allTextContents()).toEqual(['4\u00a0people', '5 or more'])
  await page.locator('[name=workshopType]').selectOption('drinks')
  expect(await tooMany.count()).toBe(0)
  expect(await page.locator('[name=preferredDate]').inputValue()).toBe('')
})

test('of two workshops at the same hour the chosen one stays, in a refused form too', async () => {
  const farm = await Farm.of(visitor.site)
  await farm.addDate({ day: '2025-11-29', startTime: '10:00', endTime: '15:30' })
  const { page } = await visitor.open('/en/booking')
  await page.locator('[name=workshopType]').selectOption('sourdough')
  await page.locator('[name=preferredDate]').selectOption({ index: 3 })
  expect(await page.locator('.chosen-date strong').innerText()).toBe('Sourdough bread')
  const sent = { ...(await formValues(page)), email: '' }
  const { html } = await postForm(page.url(), bookingFields(sent))
  expect(html).toMatch(/chosen-date.*?<strong>Sourdough bread</)
})

test('the page in another language keeps the choice, and drops the messages of the first', async () => {
  const { page } = await visitor.open('/en/booking')
  await page.locator('[name=workshopType]').selectOption('vegetables')
  await page.locator('[name=preferredDate]').selectOption(vegetables)
  await fillPerson(page, { email: 'nobody', participants: '3' })
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByRole('alert').waitFor()

  await page.locator('header').getByRole('link', { name: 'Français' }).click()
  await page.getByRole('heading', { name: 'Réserver une place' }).waitFor()
  expect(await formValues(page)).toMatchObject({
    workshopType: 'vegetables',
    preferredDate: 'jeudi 4 décembre 2025 - 18:30-22:00',
    participants: '3',
    participantName: 'Anneleen Peeters',
  })
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('the form sends the eight fields of the specification, and the public key', async () => {
  const { page } = await visitor.open('/en/booking')
  await page.locator('[name=workshopType]').selectOption('vegetables')
  await page.locator('[name=preferredDate]').selectOption(vegetables)
  await fillPerson(page, { participants: '2', participantName: '  Anneleen Peeters ' })
  const sending = page.waitForRequest(submitReservation)
  await page.getByRole('button', { name: 'Send request' }).click()
  const request = await sending
  expect(request.method()).toBe('POST')
  expect(request.headers()).toMatchObject(keyHeaders)
  expect(request.postDataJSON()).toEqual({
    workshopType: 'vegetables',
    preferredDate: vegetables,
    participants: '2',
    participantName: 'Anneleen Peeters',
    email: 'anneleen@example.org',
    specialRequirements: '',
    language: 'en',
    honeypot: '',
  })
  await page.waitForURL('**/en/reservation-success?id=*')
})

test('a date that fills up meanwhile is shown as full once the request is refused', async () => {
  const { page, complaints } = await visitor.open('/en/booking')
  const full = 'Saturday 8 November 2025 - 10:00-15:30'
  await page.locator('[name=workshopType]').selectOption('sourdough')
  await page.locator('[name=preferredDate]').selectOption(full)
  await fillPerson(page, { email: 'late@example.org' })
  const others = { workshopType: 'sourdough', preferredDate: full, participants: '3' }
  await callFunction(visitor.site.url, 'submit-reservation', reservationRequest(others))
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByRole('alert').waitFor()
  await scheduleRow(page, 'Saturday 8 November 2025').getByText('Fully booked').waitFor()
  expect(await formValues(page)).toMatchObject({ email: 'late@example.org' })
  const dates = await page.locator('[name=preferredDate] option').allTextContents()
  expect(dates.filter((date) => date.includes('8 November'))).toEqual([])
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
})

test('a robot that fills in the hidden field is told so, and nothing leaves', async () => {
  const { page } = await visitor.open('/en/booking')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await fillPerson(page)
  await page.locator('[name=website]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example'
  })
  await page.getByRole('button', { name: 'Send request' }).click()
  await toast(page, 'Invalid submission detected.').waitFor()
  expect(sent).toEqual([])
})

test('after each failure the form stays as it was typed', async () => {
  const { page, complaints } = await visitor.open('/en/booking')
  await page.locator('[name=workshopType]').selectOption('vegetables')
  await page.locator('[name=preferredDate]').selectOption(vegetables)
  await fillPerson(page)
  await page.locator('[name=specialRequirements]').fill('It is a present')
  const typed = await formValues(page)
  for (const [body, shown] of [
    ['oops', 'Failed to submit reservation.'],
    ['{"error":{"message":"Boiler broke"}}', 'Boiler broke'],
  ] as const) {
    await page.route(submitReservation, (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body }),
    )
    await page.getByRole('button', { name: 'Send request' }).click()
    await toast(page, shown).waitFor()
    await page.getByRole('alert').getByText(shown).waitFor()
    expect(await formValues(page)).toEqual(typed)
    expect(await page.getByRole('button', { name: 'Send request' }).isEnabled()).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/en/booking')
    // The browser itself says that a request failed; the site says nothing more.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('Failed to load resource')])
  }
})

test('without a network the form itself says that nothing was sent', async () => {
  const { page, context, complaints } = await visitor.open('/en/booking', {})
  await page.locator('[name=workshopType]').selectOption('vegetables')
  await page.locator('[name=preferredDate]').selectOption(vegetables)
  await fillPerson(page)
  const typed = await formValues(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByRole('alert').getByText('Failed to submit reservation.').waitFor()
  expect(await formValues(page)).toEqual(typed)
  // The script that shows notices cannot be loaded either: the browser reports it, nothing breaks.
  await expect.poll(() => complaints.length).toBeGreaterThan(1)
  expect(
    complaints.splice(0).filter((text) => !text.startsWith('Failed to load resource')),
  ).toEqual([])
})
