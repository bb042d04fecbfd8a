import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { linksOf } from '#tests/support/site-links.ts'
import { fillPerson } from '#tests/support/visit.ts'
import { siteVisitor } from '#tests/support/visitor.ts'

const visitor = siteVisitor()

const submitReservation = '**/functions/v1/submit-reservation'

async function fillIn(page: Page, email: string) {
  await page.locator('[name=workshopType]').selectOption('vegetables')
  await page.locator('[name=preferredDate]').selectOption('Thursday 4 December 2025 - 18:30-22:00')
  await fillPerson(page, { email })
}

type Booked = { readonly id: string; readonly email: string; readonly status: string }

async function bookedBy(address: string): Promise<readonly Booked[]> {
  return (await visitor.site.farm<Booked>('reservations')).filter(({ email }) => email === address)
}

test('two clicks on the button make one reservation', async () => {
  const { page } = await visitor.open('/en/booking')
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent++
  })
  await fillIn(page, 'twice@example.org')
  await page.route(submitReservation, async (route) => {
    await expect.poll(() => page.getByRole('button', { name: 'Sending request' }).count()).toBe(1)
    await route.continue()
  })
  const clicks = page.getByRole('button', { name: 'Send request' })
  await clicks.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.form?.requestSubmit()
  })
  await page.waitForURL('**/en/reservation-success?id=*')
  expect(sent).toBe(1)
  expect(await bookedBy('twice@example.org')).toHaveLength(1)
})

test('a request whose answer got lost is the same one when it is sent again', async () => {
  const { page, complaints } = await visitor.open('/en/booking')
  await fillIn(page, 'lost@example.org')
  await page.route(
    submitReservation,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const button = page.getByRole('button', { name: 'Send request' })
  await button.click()
  await page.getByRole('alert').getByText('Failed to submit reservation.').waitFor()
  await button.click()
  await page.waitForURL('**/en/reservation-success?id=*')
  expect(await bookedBy('lost@example.org')).toHaveLength(1)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('Failed to load resource')])
})

test('a guest who cancels, and asks for the very same place in the same tab, gets a new one', async () => {
  const { page } = await visitor.open('/en/booking')
  const guestLink = await linksOf(visitor.site)
  const email = 'again@example.org'
  const ask = async () => {
    await fillIn(page, email)
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.waitForURL('**/en/reservation-success?id=*')
    return { id: new URL(page.url()).searchParams.get('id') ?? '' }
  }
  const first = await ask()
  const cancelled = await fetch(guestLink.guest('cancel', first), { method: 'POST' })
  expect(cancelled.status).toBe(200)
  await page.goBack()
  await page.locator('[name=workshopType]').waitFor()
  const second = await ask()
  expect(second.id).not.toBe(first.id)
  const booked = await bookedBy(email)
  expect(booked).toHaveLength(2)
  expect(booked).toContainEqual(expect.objectContaining({ ...first, status: 'cancelled' }))
  expect(booked).toContainEqual(expect.objectContaining({ ...second, status: 'requested' }))
})
