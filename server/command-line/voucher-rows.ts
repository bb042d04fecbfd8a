import { isoInBrussels } from '#booking/dates/brussels-time.ts'
import { voucherState } from '#booking/vouchers/voucher.ts'
import type { VoucherOnFile } from '#store/voucher-rows.ts'
import type { Row } from './rows.ts'

/** Programs read these names; amounts are cents. Of the code nobody has more than its beginning. */
export function voucherRows(vouchers: readonly VoucherOnFile[], today: string): Row[] {
  return vouchers.map((voucher) => ({
    id: voucher.id,
    reference: voucher.reference,
    codeBeginning: voucher.codeBeginning,
    state: voucherState(voucher, today),
    amountCents: voucher.amountCents,
    leftCents: voucher.leftCents,
    workshop: voucher.workshop,
    participants: voucher.participants,
    buyerName: voucher.buyerName,
    buyerEmail: voucher.buyerEmail,
    receiverName: voucher.receiverName,
    language: voucher.language,
    createdAt: isoInBrussels(voucher.createdAt),
    validUntil: voucher.validUntil,
  }))
}
