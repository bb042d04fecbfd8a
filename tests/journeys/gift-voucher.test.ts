import { expect, test } from 'vitest'
import { pathTo } from '#language/addresses.ts'
import { quietVisitor } from '#tests/support/visitor.ts'

const visitor = quietVisitor()

test('what a voucher for several costs stands above the button that binds', async () => {
  const { page, complaints } = await visitor.open(pathTo('giftVoucher', 'en'))
  const total = page.getByRole('status').getByText('Total: €285')
  await page.selectOption('[name=participants]', '3')
  await total.waitFor()
  await page.locator('form button[type=submit]').last().click()
  await page.getByRole('alert').waitFor()
  complaints.splice(0)
  await total.waitFor()
  await page.selectOption('[name=worth]', 'amount')
  expect(await total.count()).toBe(0)
})
