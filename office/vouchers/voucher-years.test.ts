import { expect, it } from 'vitest'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { freshOffice } from '#tests/support/fresh-office.ts'
import { orderGift } from '#tests/support/gift-vouchers.ts'
import { changeHouse } from '../house/change-house.ts'
import { receiveVoucher } from './receive-voucher.ts'

const farm = freshOffice()

it('a voucher is valid as long as was promised when it was ordered, from its payment', async () => {
  const before = await orderGift(farm.office, {})
  const years = (voucherYears: number) =>
    changeHouse(farm.office, { what: 'voucher-validity', voucherYears }, 'Firefox')
  await years(2)
  const after = await orderGift(farm.office, {})
  for (const id of [before, after]) await receiveVoucher(farm.office, id)
  const lasts = async (id: string) => (await farm.store.vouchers.get(id)).validUntil.slice(0, 4)
  const year = Number(dayOf(farm.office.clock.now()).slice(0, 4))
  expect([await lasts(before), await lasts(after)]).toEqual([`${year + 5}`, `${year + 2}`])
})
