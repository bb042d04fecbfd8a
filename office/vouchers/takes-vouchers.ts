import type { House } from '#booking/house/house.ts'
import type { Store } from '#store/store.ts'

/** A house that sells no gift vouchers on its site still takes those that were sold. */
export async function takesVouchers(
  { vouchers }: Pick<Store, 'vouchers'>,
  { leftOut }: Pick<House, 'leftOut'>,
): Promise<boolean> {
  return !leftOut.includes('giftVoucher') || (await vouchers.last(1)).length > 0
}
