import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { contactMessage, keyHeaders } from '#tests/support/requests.ts'
import { formValues } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor()

const sendContactEmail = '**/functions/v1/send-contact-email'

async function fillMessage(page: Page, different: Record<string, string> = {}) {
  const { name, email, subject, message } = { ...contactMessage(), ...different }
  await page.locator('[name=name]').fill(name)
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=subject]').fill(subject)
  await page.locator('[name=message]').fill(message)
}

const submit = (page: Page) => page.locator('main form button[type=submit]')

/** Fills a field beyond its `maxlength`, which the browser would not let a visitor type. */
function overfill(page: Page, name: string, length: number) {
  return page.locator(`[name=${name}]`).evaluate((field: HTMLInputElement, count) => {
    field.value = 'x'.repeat(count)
  }, length)
}

test('a message is sent, the problems of before are cleared, and the form is empty again', async () => {
  const { page } = await visitor.open('/fr/contact')
  const words = wordsOf(firstHouse, 'fr').contact.form
  const problems = page.getByRole('alert')
  await submit(page).click()
  await problems.waitFor()
  await fillMessage(page, { subject: '  Un groupe ' })
  await page.locator('[name=consent]').check()

  const go = Promise.withResolvers<void>()
  await page.route(sendContactEmail, async (route) => {
    await go.promise
    await route.continue()
  })
  const sending = page.waitForRequest(sendContactEmail)
  await submit(page).click()
  const request = await sending
  expect(await submit(page).textContent()).toBe(words.sending)
  expect(await submit(page).isDisabled()).toBe(true)
  expect(await problems.count()).toBe(0)
  expect(request.headers()).toMatchObject(keyHeaders)
  expect(request.postDataJSON()).toEqual(contactMessage({ subject: 'Un groupe' }))

  go.resolve()
  await page.getByRole('status').getByText(words.success).waitFor()
  expect(await formValues(page)).toEqual({ name: '', email: '', subject: '', message: '' })
  expect(await submit(page).textContent()).toBe(words.submit)
  expect(await submit(page).isEnabled()).toBe(true)
  expect(await visitor.site.farm('messages')).toContainEqual(
    expect.objectContaining({ subject: 'Un groupe' }),
  )
})

test('all that is wrong is told at once, in the order of the fields', async () => {
  const { page } = await visitor.open('/en/contact')
  const alert = page.getByRole('alert').getByRole('listitem')
  const toldAfter = async (mend: () => Promise<unknown>) => {
    await mend()
    await submit(page).click()
    return alert.allTextContents()
  }
  const name = 'Name is required and must be less than 100 characters'
  const email = 'Valid email is required'
  const subject = 'Subject is required and must be less than 200 characters'
  const message = 'Message is required and must be less than 2000 characters'
  const consent = 'Tick the box, so that we may use your details to answer you'
  const field = (of: string) => page.locator(`[name=${of}]`)

  const all = [name, email, subject, message, consent]
  expect(await toldAfter(async () => {})).toEqual(all)
  expect(await toldAfter(() => field('name').fill('   '))).toEqual(all)
  expect(await toldAfter(() => overfill(page, 'name', 101))).toEqual(all)
  expect(await toldAfter(() => field('name').fill('Bram'))).toEqual(all.slice(1))
  expect(await toldAfter(() => field('email').fill('bram.example.org'))).toEqual(all.slice(1))
  expect(await toldAfter(() => overfill(page, 'subject', 201))).toEqual(all.slice(1))
  expect(await toldAfter(() => field('subject').fill('Group'))).toEqual([email, message, consent])
  expect(await toldAfter(() => field('consent').check())).toEqual([email, message])
  expect(await toldAfter(() => field('email').fill('bram@example.org'))).toEqual([message])
  expect(await toldAfter(() => overfill(page, 'message', 2001))).toEqual([message])
  expect(await toldAfter(() => field('consent').uncheck())).toEqual([message, consent])
  expect(await toldAfter(() => field('message').fill('Hello'))).toEqual([consent])
  expect(await page.locator('#consent-problem').textContent()).toBe(consent)
})

test('the summary of problems takes the focus, and each leads to its field', async () => {
  const { page } = await visitor.open('/en/contact')
  await submit(page).click()
  await expect.poll(() => focusedRole(page)).toBe('alert')
  const links = page.getByRole('alert').getByRole('link')
  const fields = ['name', 'email', 'subject', 'message', 'consent']
  expect(await links.count()).toBe(fields.length)
  for (const [index, field] of fields.entries()) {
    await links.nth(index).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(field)
    expect(await page.locator(`#${field}`).getAttribute('aria-describedby')).toBe(
      `${field}-problem`,
    )
  }
})

function focusedRole(page: Page) {
  return page.evaluate(() => document.activeElement?.getAttribute('role'))
}

/** Each shows another sentence than the one before it. */
const failures = [
  [undefined, 'Failed to send message. Please try again.'],
  ['{"error":"Closed"}', 'Closed'],
  ['{}', 'Failed to send message'],
  ['{"error":"Full"}', 'Full'],
  ['{"success":"yes"}', 'Failed to send message'],
] as const

test('after each failure the message is still there', async () => {
  const { page, complaints } = await visitor.open('/en/contact')
  await fillMessage(page)
  await page.locator('[name=consent]').check()
  for (const [answer, shown] of failures) {
    await page.unroute(sendContactEmail)
    await page.route(sendContactEmail, (route) =>
      answer === undefined
        ? route.abort()
        : route.fulfill({ status: 500, contentType: 'application/json', body: answer }),
    )
    await submit(page).click()
    await expect.poll(() => page.getByRole('alert').innerText()).toBe(shown)
    expect(await formValues(page)).toMatchObject({ subject: contactMessage().subject })
    expect(await submit(page).isEnabled()).toBe(true)
    expect(complaints.splice(0)).toEqual([expect.stringContaining('Failed to load resource')])
  }
})
