import type { WorkshopSlug } from '#booking/dates/session.ts'
import type { Voucher } from '#booking/vouchers/voucher.ts'
import type { Language } from '#language/languages.ts'
import type { Payment } from './money.ts'
import type { Row } from './tables.ts'

export type VoucherOnFile = Voucher & {
  readonly id: string
  readonly language: Language
  readonly workshop: WorkshopSlug | undefined
  readonly participants: number | undefined
  readonly buyerName: string
  readonly buyerEmail: string
  readonly receiverName: string
  /** Empty: it goes to the buyer. */
  readonly receiverEmail: string
  readonly message: string
  /** The twelve digits of the structured communication. */
  readonly reference: string
  readonly receivedCents: number
  readonly codeDigest: string | undefined
  readonly codeBeginning: string
  readonly refundCents: number
  readonly refundIban: string
  readonly refundedAt: Date | undefined
}

export type VoucherUse = {
  readonly id: string
  readonly voucherId: string
  readonly reservationId: string
  readonly kind: Payment['kind']
  /** Less than nothing is what went back to the voucher. */
  readonly cents: number
  readonly at: Date
}

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

const instant = (at: Date | undefined) => at?.toISOString() ?? null
const dated = (at: string | null) => (at ? new Date(at) : undefined)

export function voucherRow(voucher: VoucherOnFile) {
  const { leftCents, validUntil, ...fixed } = voucher
  return {
    id: fixed.id,
    created_at: fixed.createdAt.toISOString(),
    language: fixed.language,
    amount_cents: fixed.amountCents,
    left_cents: leftCents,
    workshop: fixed.workshop ?? null,
    participants: fixed.participants ?? null,
    buyer_name: fixed.buyerName,
    buyer_email: fixed.buyerEmail,
    receiver_name: fixed.receiverName,
    receiver_email: fixed.receiverEmail,
    message: fixed.message,
    send_on: fixed.sendOn ?? null,
    reference: fixed.reference,
    valid_until: validUntil,
  }
}

/** Only what is named changes. */
export function voucherColumns(changed: VoucherChange) {
  const { sentAt, paidAt, withdrawnAt, refundedAt } = changed
  return {
    ...('sentAt' in changed && { sent_at: instant(sentAt) }),
    ...('paidAt' in changed && { paid_at: instant(paidAt) }),
    ...('withdrawnAt' in changed && { withdrawn_at: instant(withdrawnAt) }),
    ...('refundedAt' in changed && { refunded_at: instant(refundedAt) }),
    ...(changed.receivedCents !== undefined && { received_cents: changed.receivedCents }),
    ...(changed.validUntil !== undefined && { valid_until: changed.validUntil }),
    ...(changed.leftCents !== undefined && { left_cents: changed.leftCents }),
    ...(changed.codeDigest !== undefined && { code_digest: changed.codeDigest }),
    ...(changed.codeBeginning !== undefined && { code_beginning: changed.codeBeginning }),
    ...(changed.refundCents !== undefined && { refund_cents: changed.refundCents }),
    ...(changed.refundIban !== undefined && { refund_iban: changed.refundIban }),
  }
}

export function voucherFrom(row: Row<'voucher'>): VoucherOnFile {
  return {
    id: row.id,
    createdAt: new Date(row.created_at),
    language: row.language,
    amountCents: row.amount_cents,
    leftCents: row.left_cents,
    workshop: row.workshop ?? undefined,
    participants: row.participants ?? undefined,
    buyerName: row.buyer_name,
    buyerEmail: row.buyer_email,
    receiverName: row.receiver_name,
    receiverEmail: row.receiver_email,
    message: row.message,
    sendOn: row.send_on ?? undefined,
    sentAt: dated(row.sent_at),
    reference: row.reference,
    receivedCents: row.received_cents,
    paidAt: dated(row.paid_at),
    validUntil: row.valid_until,
    codeDigest: row.code_digest ?? undefined,
    codeBeginning: row.code_beginning,
    withdrawnAt: dated(row.withdrawn_at),
    refundCents: row.refund_cents,
    refundIban: row.refund_iban,
    refundedAt: dated(row.refunded_at),
  }
}

export function useFrom(row: Row<'voucher_use'>): VoucherUse {
  const { voucher_id: voucherId, reservation_id: reservationId, at, ...same } = row
  return { ...same, voucherId, reservationId, at: new Date(at) }
}
