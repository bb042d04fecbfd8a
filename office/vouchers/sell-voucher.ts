import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Id } from '#booking/id.ts'
import { newVoucherDefaults, validUntil, voucherState } from '#booking/vouchers/voucher.ts'
import type { VoucherSale } from '#booking/vouchers/voucher-sale.ts'
import { notify } from '../mail/notify.ts'
import { drawReference } from '../money/payments.ts'
import { type Change, oneChange } from '../office.ts'
import type { NewVoucher } from './order-voucher.ts'
import { giveNewCode } from './receive-voucher.ts'

export type Sold = NonNullable<Awaited<ReturnType<typeof sellVoucher>>>

/**
 * A voucher is paid on the spot: its code is on the page that answers, and in a mail to a buyer
 * with a mailbox. `saleId` is the form's: a form sent twice sells once, and gives a new code.
 * Undefined for a voucher that was used, has ended or was taken back since.
 */
export const sellVoucher = oneChange(async (change, saleId: Id<'voucher'>, sale: VoucherSale) => {
  if (!(await change.vouchers.find(saleId))) await addPaid(change, saleId, sale)
  const voucher = await change.vouchers.get(saleId)
  if (!voucher.paidAt || voucherState(voucher, dayOf(change.now)) !== 'open') return undefined
  const news = await giveNewCode(change, voucher)
  // The code of an earlier such mail has ended.
  await change.mails.drop(await change.mails.listAbout(saleId, ['voucher-gift-guest']), 'untried')
  if (voucher.buyerEmail) await notify(change, news)
  return { voucher: news.voucher, code: news.code }
})

async function addPaid(change: Change, id: Id<'voucher'>, sale: VoucherSale): Promise<void> {
  const { amount, method, ...named } = sale
  const { now: at } = change
  const voucher: NewVoucher = {
    ...newVoucherDefaults,
    ...named,
    id,
    createdAt: at,
    amountCents: amount * 100,
    workshop: undefined,
    participants: undefined,
    receiverEmail: '',
    message: '',
    sendOn: undefined,
    validUntil: validUntil(dayOf(at), change.house.terms.voucherYears),
  }
  await change.vouchers.add({ ...voucher, reference: await drawReference(change) })
  const paying = { kind: 'marked', from: `hand:${id}`, to: `voucher:${id}` } as const
  await change.entries.post([{ ...paying, method, cents: amount * 100, at }])
  await change.vouchers.update(id, { paidAt: at })
}
