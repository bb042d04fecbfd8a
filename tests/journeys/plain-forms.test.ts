import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { wordsIn } from '#content/words/words.ts'
import { callFunction, reservationRequest } from '#tests/support/requests.ts'
import { takeEveryTurn } from '#tests/support/turns.ts'
import { fillPerson } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor({}, { javaScriptEnabled: false })

test('a refused reservation comes back with what is wrong and all that was typed', async () => {
  const { page, complaints } = await visitor.open('/en/booking')
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
  const { page, complaints } = await visitor.open('/en/booking')
  const date = 'Thursday 4 December 2025 - 18:30-22:00'
  await page.locator('[name=workshopType]').selectOption('sourdough')
  await page.locator('[name=preferredDate]').selectOption(date)
  // As it is pasted out of a table.
  await fillPerson(page, { participantName: 'Anneleen\tPeeters' })
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
  const { page, complaints } = await visitor.open('/en/booking')
  const date = 'Saturday 18 October 2025 - 10:00-15:30'
  await page.locator('[name=workshopType]').selectOption('sourdough')
  await page.locator('[name=preferredDate]').selectOption(date)
  await fillPerson(page)
  const others = { workshopType: 'sourdough', preferredDate: date, participants: '4' }
  const taken = await callFunction(
    visitor.site.url,
    'submit-reservation',
    reservationRequest(others),
  )
  expect(taken.status).toBe(200)
  await page.getByRole('button', { name: 'Send request' }).click()

  const { fullyBooked } = wordsIn('en').errors.booking
  await page.locator('#preferredDate-problem').getByText(fullyBooked).waitFor()
  expect(await page.locator('[name=workshopType]').inputValue()).toBe('sourdough')
  expect(await page.locator('[name=preferredDate]').inputValue()).toBe('')
  expect(complaints).toEqual([expect.stringContaining('409')])
})

test('without script all that a message lacks is told at once, in the order of the fields', async () => {
  const { page, complaints } = await visitor.open('/en/contact')
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
  const { page, complaints } = await visitor.open('/en/contact')
  await page.locator('[name=name]').fill('Bram\tDe Smet')
  await page.locator('[name=email]').fill('pasted@example.org')
  await page.locator('[name=subject]').fill('Pasted\u2028twice')
  await page.locator('[name=message]').fill('One\vtwo')
  await page.locator('[name=consent]').check()
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText(wordsIn('en').contact.form.success).waitFor()
  expect(await visitor.site.farm('messages')).toContainEqual(
    expect.objectContaining({ name: 'Bram De Smet', subject: 'Pasted twice', message: 'One\ntwo' }),
  )
  expect(complaints).toEqual([])
})

test('without script a form that comes after too many is there again, and goes out a little later', async () => {
  const { page, complaints } = await visitor.open('/en/contact')
  await page.locator('[name=name]').fill('Bram De Smet')
  await page.locator('[name=email]').fill('later@example.org')
  await page.locator('[name=subject]').fill('A group')
  await page.locator('[name=message]').fill('On a Sunday?')
  await page.locator('[name=consent]').check()
  // As the form is on its way: a turn comes back every second.
  const takeTurns = async (route: Route) => {
    await takeEveryTurn(visitor.site.url)
    await route.continue()
  }
  await page.route('**/en/contact', takeTurns, { times: 1 })
  const send = page.getByRole('button', { name: 'Send message' })
  await send.click()
  const { tooMany } = wordsIn('en').errors.request
  await page.getByRole('alert').getByText(tooMany).waitFor()
  expect(await page.locator('[name=message]').inputValue()).toBe('On a Sunday?')
  await page.waitForTimeout(1500)
  await send.click()
  await page.getByText(wordsIn('en').contact.form.success).waitFor()
  expect(complaints).toEqual([expect.stringContaining('429')])
})

test('without script a form that is too large leads back to the form', async () => {
  const { page, complaints } = await visitor.open('/fr/contact')
  // Past the field's own limit, which a browser keeps to.
  await page.locator('textarea').evaluate((field: HTMLTextAreaElement) => {
    field.value = 'x'.repeat(40_000)
  })
  await page.locator('main form button[type=submit]').click()
  const { refusedForm, request } = wordsIn('fr').errors
  await page.getByText(request.tooLarge).waitFor()
  await page.getByRole('link', { name: refusedForm.toForm }).click()
  await page.waitForURL('**/fr/contact')
  await page.locator('[name=message]').waitFor()
  expect(complaints).toEqual([expect.stringContaining('413')])
})
