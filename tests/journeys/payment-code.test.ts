import { expect, test } from 'vitest'
import { firstHouse } from '#content/first-house.ts'
import { wordsOf } from '#content/words/words.ts'
import { mailsOnceSent, mailTo } from '../support/sent-mails.ts'
import { siteVisitor } from '../support/visitor.ts'
import { Farm } from '../support/farm.ts'

const visitor = siteVisitor({ env: { RATE_LIMIT: 'off' } })
const { payment } = wordsOf(firstHouse, 'en').myBooking
const email = 'guest@example.org'

test('once the farm has said yes a phone shows lines to copy and unfolds the code that another phone can scan; a wide window shows both', async () => {
  const farm = await Farm.of(visitor.site)
  const id = await farm.book({ on: '2025-12-04', email, language: 'en' })
  const withAccount = async (sent: number) =>
    (await mailsOnceSent(visitor.site, sent)).filter(({ html }) => html?.includes('BE68'))
  expect(await withAccount(2)).toEqual([])
  await farm.answer(id, 'confirm')

  const { page } = await visitor.newPage({ viewport: { width: 390, height: 800 } })
  await page.goto(farm.link.guest('booking', { id }))
  const code = page.locator('.payment-code')
  expect(await code.filter({ visible: true }).count()).toBe(0)
  await page.getByText(payment.showCode).click()
  expect(await code.filter({ visible: true }).count()).toBe(1)
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await code.filter({ visible: true }).count()).toBe(1)
  expect(await page.getByText(payment.showCode).isVisible()).toBe(false)

  const confirmed = mailTo(await withAccount(3), email)
  const { page: opened } = await visitor.newPage({ viewport: { width: 1280, height: 800 } })
  // The mail's pictures are attached: a browser has no address for them.
  await opened.setContent((confirmed.html ?? '').replaceAll(/ src="cid:[^"]*"/g, ''))
  const scan = opened.locator('.scan').first()
  expect(await scan.isVisible()).toBe(true)
  await opened.setViewportSize({ width: 390, height: 800 })
  expect(await scan.isVisible()).toBe(false)
})
