import { randomUUID } from 'node:crypto'
import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Id } from '#booking/id.ts'
import { validUntil } from '#booking/vouchers/voucher.ts'
import type { VoucherSale } from '#booking/vouchers/voucher-sale.ts'
import { tell } from '../mail/tell.ts'
import { drawReference } from '../money/payments.ts'
import { type Change, inOneChange, type Office } from '../office.ts'
import { type NewVoucher, untouchedVoucher } from './order-voucher.ts'
import { type PaidVoucher, withNewCode } from './receive-voucher.ts'

export type Sold = { readonly voucher: PaidVoucher; readonly code: string }

/**
 * A voucher is paid on the spot, so that its code is there at once: on the page that answers, and
 * by mail to a buyer with a mailbox. `saleId` is the form's: a form sent twice sells once, and
 * gives a new code.
 */
export function sellVoucher(
  office: Office,
  saleId: Id<'voucher'>,
  sale: VoucherSale,
): Promise<Sold> {
  return inOneChange(office, async (change) => {
    if (!(await change.vouchers.find(saleId))) await addPaid(change, saleId, sale)
    const voucher = (await change.vouchers.find(saleId)) as PaidVoucher
    const news = await withNewCode(change, voucher)
    if (voucher.buyerEmail) await tell(change, news)
    return { voucher: news.voucher, code: news.code }
  })
}

export function newSaleId(): Id<'voucher'> {
  return randomUUID()
}

async function addPaid(change: Change, id: Id<'voucher'>, sale: VoucherSale): Promise<void> {
  const { amount, method, ...named } = sale
  const at = change.clock.now()
  const today = dayOf(at)
  const voucher: NewVoucher = {
    ...untouchedVoucher,
    ...named,
    id,
    createdAt: at,
    amountCents: amount * 100,
    workshop: undefined,
    participants: undefined,
    receiverEmail: '',
    message: '',
    sendOn: undefined,
    validUntil: validUntil(today, change.house.terms.voucherYears),
  }
  await change.vouchers.add({ ...voucher, reference: await drawReference(change) })
  const paying = { kind: 'marked', from: `hand:${id}`, to: `voucher:${id}` } as const
  await change.entries.post([{ ...paying, method, cents: amount * 100, at }])
  await change.vouchers.update(id, { paidAt: at })
}
