import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Id } from '#booking/id.ts'
import { usableAtLeastUntil, voucherState } from '#booking/vouchers/voucher.ts'
import { oneChange } from '../office.ts'

/** A voucher that ended with money on it can be used again, at the owner's kindness; false of any other. */
export const extendVoucher = oneChange(async (change, id: Id<'voucher'>) => {
  const voucher = await change.vouchers.find(id)
  const today = dayOf(change.now)
  const state = voucher && voucherState(voucher, today)
  if (state !== 'ended') return state === 'open'
  await change.vouchers.update(id, { validUntil: usableAtLeastUntil(today) })
  return true
})
