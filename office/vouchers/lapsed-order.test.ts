import { expect, it } from 'vitest'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { orderGift } from '#tests/support/gift-vouchers.ts'
import { readLines } from '#tests/support/statements/read-lines.ts'
import { transfer } from '#tests/support/statements/transfer.ts'

const farm = freshOffice()

it('an order is kept until its statement was read: its money of the thirty days makes it a voucher', async () => {
  const id = await orderGift(farm.office)
  const { reference: structured } = await farm.store.vouchers.get(id)
  const forget = () => farm.store.change((changes) => changes.people.forgetOld('2025-11-12'))
  await forget()
  await readLines(farm.office, transfer({ structured, cents: 4000, day: '2025-09-20' }))
  await forget()
  await readLines(farm.office, transfer({ structured, cents: 6000, day: '2025-11-11' }))
  expect((await farm.store.vouchers.get(id)).leftCents).toBe(10_000)
  const other = await orderGift(farm.office)
  await forget()
  expect(await farm.store.vouchers.find(other)).toBeUndefined()
})
