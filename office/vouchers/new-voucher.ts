import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'

export type NewVoucher = Omit<VoucherOnFile & { readonly paidAt: undefined }, 'reference'>

/** The voucher is not paid, used or withdrawn yet. */
export const untouchedVoucher = {
  leftCents: 0,
  sentAt: undefined,
  receivedCents: 0,
  paidAt: undefined,
  codeDigest: undefined,
  codeBeginning: '',
  withdrawnAt: undefined,
  refundCents: 0,
  refundIban: '',
  refundedAt: undefined,
  refundTransactionKey: undefined,
} as const satisfies Partial<NewVoucher>
