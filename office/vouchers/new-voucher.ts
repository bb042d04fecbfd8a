import type { VoucherOnFile } from '#store/vouchers/vouchers.ts'

export type NewVoucher = Omit<VoucherOnFile & { readonly paidAt: undefined }, 'reference'>

/** Nobody has paid it, used it or gone back on it yet. */
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
