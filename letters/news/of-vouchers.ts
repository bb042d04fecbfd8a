import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'
import { mailed } from '../news.ts'
import { moments, type Scene } from '../sample-scene.ts'
import {
  voucherEnding,
  voucherGift,
  voucherOrdered,
  voucherPaid,
  voucherRefunded,
  voucherWithdrawn,
} from '../to-guest/vouchers/voucher-letters.tsx'
import { voucherOrderedToOwner, voucherWithdrawnToOwner } from '../to-owner/about-vouchers.tsx'

/** News in the order of a voucher's life. */
export const newsOfVouchers = {
  'voucher-ordered': mailed({ guest: voucherOrdered, owner: voucherOrderedToOwner }).sampled(
    (scene) => ({
      voucher: ordered(scene),
    }),
  ),
  'voucher-paid': mailed({ guest: voucherPaid }).sampled((scene) => ({ voucher: paid(scene) })),
  'voucher-gift': mailed({ guest: voucherGift }).sampled((scene) => ({
    voucher: { ...paid(scene), receiverEmail: scene.confirmed.email },
    code: '23456789ABCDEFGHJKMN',
  })),
  'voucher-ending': mailed({ guest: voucherEnding }).sampled((scene) => ({
    voucher: paid(scene),
  })),
  'voucher-withdrawn': mailed({
    guest: voucherWithdrawn,
    owner: voucherWithdrawnToOwner,
  }).sampled((scene) => ({
    voucher: withdrawn(scene),
    by: 'guest',
  })),
  'voucher-refunded': mailed({ guest: voucherRefunded }).sampled((scene) => ({
    voucher: withdrawn(scene),
  })),
}

function ordered({ confirmed: { language, email } }: Scene): VoucherOnFile {
  return {
    id: '7b1f0c52-9e3d-4a68-b0c7-2d5e8f314a96',
    createdAt: moments.asked,
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
    refundTransactionKey: undefined,
  }
}

function paid(scene: Scene): VoucherOnFile {
  return { ...ordered(scene), leftCents: 7500, paidAt: moments.paid }
}

function withdrawn(scene: Scene): VoucherOnFile {
  return {
    ...paid(scene),
    withdrawnAt: moments.withdrawn,
    refundCents: 7500,
    refundIban: 'BE71096123456769',
  }
}
