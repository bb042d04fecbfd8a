import { expect, test } from 'vitest'
import { pathTo } from '#language/addresses.ts'
import { quietVisitor } from '#tests/support/visitor.ts'

const visitor = quietVisitor()

test('what a voucher for several costs stands above the button that binds', async () => {
  const { page } = await visitor.open(pathTo('giftVoucher', 'en'))
  const total = page.getByText('Total: €285')
  await page.selectOption('[name=participants]', '3')
  await total.waitFor()
  await page.selectOption('[name=worth]', 'amount')
  expect(await total.count()).toBe(0)
})
