import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPage } from '#tests/support/browser.ts'
import { linksOf } from '#tests/support/site-links.ts'
import { removeData, startTestSite, type TestSite } from '#tests/support/test-site.ts'
import { fillPerson, visit } from '#tests/support/visit.ts'

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

const submitReservation = '**/functions/v1/submit-reservation'

async function openBooking() {
  const opened = await openPage(browser, site.url)
  await visit(opened.page, `${site.url}/en/booking`)
  return opened
}

async function fillIn(page: Page, email: string) {
  await page.locator('[name=workshopType]').selectOption('vegetables')
  await page.locator('[name=preferredDate]').selectOption('Thursday 4 December 2025 - 18:30-22:00')
  await fillPerson(page, { email })
}

type Booked = { readonly id: string; readonly email: string; readonly status: string }

async function bookedBy(address: string): Promise<readonly Booked[]> {
  return (await site.farm<Booked>('reservations')).filter(({ email }) => email === address)
}

test('two clicks on the button make one reservation', async () => {
  const { page, complaints } = await openBooking()
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
  expect(complaints).toEqual([])
})

test('a request whose answer got lost is the same one when it is sent again', async () => {
  const { page } = await openBooking()
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
})

test('who cancels, and asks for the very same place in the same tab, gets a new one', async () => {
  const { page, complaints } = await openBooking()
  const guestLink = await linksOf(site)
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
  expect(complaints).toEqual([])
})
