import type { OnFile } from './rows.ts'

export type VoucherOnFile = OnFile<'voucher'>

export type VoucherUse = OnFile<'voucher_use'>

export type VoucherChange = Partial<
  Pick<
    VoucherOnFile,
    | 'sentAt'
    | 'receivedCents'
    | 'paidAt'
    | 'validUntil'
    | 'leftCents'
    | 'codeDigest'
    | 'codeBeginning'
    | 'withdrawnAt'
    | 'refundCents'
    | 'refundIban'
    | 'refundedAt'
  >
>
