import { instantIn } from '#booking/dates/brussels-time.ts'
import type { Language } from '#language/languages.ts'
import type { VoucherOnFile } from '#store/voucher-rows.ts'
import type { News } from './letters.ts'

/** An invented voucher through its life. */
export function sampleVouchers(language: Language, email: string): readonly News[] {
  const ordered: VoucherOnFile = {
    id: '7b1f0c52-9e3d-4a68-b0c7-2d5e8f314a96',
    createdAt: instantIn('2025-09-22', '20:14'),
    language,
    amountCents: 7500,
    leftCents: 0,
    workshop: undefined,
    participants: undefined,
    buyerName: 'Bram Claes',
    buyerEmail: email,
    receiverName: 'Nele',
    receiverEmail: '',
    message: '',
    sendOn: undefined,
    sentAt: undefined,
    reference: '090933755493',
    receivedCents: 0,
    paidAt: undefined,
    validUntil: '2030-09-22',
    codeDigest: undefined,
    codeBeginning: '',
    withdrawnAt: undefined,
    refundCents: 0,
    refundIban: '',
    refundedAt: undefined,
  }
  const voucher = { ...ordered, leftCents: 7500, paidAt: instantIn('2025-09-23', '11:00') }
  const withdrawn = {
    ...voucher,
    withdrawnAt: instantIn('2025-09-25', '16:05'),
    refundCents: 7500,
    refundIban: 'BE71096123456769',
  }
  return [
    { kind: 'voucher-ordered', voucher: ordered },
    { kind: 'voucher-paid', voucher },
    { kind: 'voucher-gift', voucher, code: '23456789ABCDEFGHJKMN' },
    { kind: 'voucher-ending', voucher },
    { kind: 'voucher-withdrawn', voucher: withdrawn },
    { kind: 'voucher-refunded', voucher: withdrawn },
  ]
}
