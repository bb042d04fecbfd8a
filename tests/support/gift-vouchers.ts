import { orderVoucher } from '#office/vouchers/order-voucher.ts'
import { receiveVoucher } from '#office/vouchers/receive-voucher.ts'
import type { Office } from '#office/office.ts'
import type { TestOffice } from './test-office.ts'

export const giftOrder = {
  worth: 'amount',
  amount: '100',
  participants: '1',
  buyerName: 'Bram Claes',
  buyerEmail: 'bram@example.org',
  receiverName: 'Nele',
  receiverEmail: '',
  message: 'Veel plezier',
  sendOn: '',
  consent: 'on',
}

type Different = Partial<typeof giftOrder>

export async function orderGift(office: Office, different: Different = {}): Promise<string> {
  const buyer = { language: 'nl', messageWait: () => 0 } as const
  const outcome = await orderVoucher(office, { ...giftOrder, ...different }, buyer)
  if (outcome.kind !== 'ordered') throw new Error(outcome.kind)
  return outcome.voucher.id
}

/** Orders a voucher that the owner marks as paid. */
export async function buyGift(office: TestOffice, different: Different = {}) {
  const id = await orderGift(office, different)
  await receiveVoucher(office, id)
  return { id, code: lastGiftCode(office) }
}

/** The code of a voucher as mails write it; empty where there is none. */
export function giftCodeIn(text = ''): string {
  return /([A-Z2-9]{4}-){4}[A-Z2-9]{4}/.exec(text)?.[0] ?? ''
}

/** The code in the last mail that had one. */
export function lastGiftCode({ notified }: TestOffice): string {
  const gift = notified.findLast((news) => news.kind === 'voucher-gift')
  return gift?.kind === 'voucher-gift' ? gift.code : ''
}
