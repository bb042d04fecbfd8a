import { type Kysely, type Transaction } from 'kysely'
import type { Voucher } from '#booking/vouchers/voucher.ts'
import type { WorkshopSlug } from '#booking/dates/session.ts'
import type { Language } from '#language/languages.ts'
import { inParts } from './in-parts.ts'
import type { Payment } from './money.ts'
import type { Row, Tables } from './tables.ts'

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

type Changeable = Partial<
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

export function voucherReads(db: Kysely<Tables>) {
  const vouchers = db.selectFrom('voucher').selectAll().orderBy('created_at', 'desc').orderBy('id')
  const read = async (rows: typeof vouchers): Promise<readonly VoucherOnFile[]> =>
    (await rows.execute()).map(voucherFrom)
  const uses = db.selectFrom('voucher_use').selectAll().orderBy('at').orderBy('id')
  const readUses = async (rows: typeof uses): Promise<readonly VoucherUse[]> =>
    (await rows.execute()).map(useFrom)
  return {
    /** Latest first. */
    listVouchers: () => read(vouchers),
    findVoucher: async (id: string) => (await read(vouchers.where('id', '=', id)))[0],
    findVoucherByCode: async (codeDigest: string) =>
      (await read(vouchers.where('code_digest', '=', codeDigest)))[0],
    vouchersReferredTo: (references: Iterable<string>) =>
      inParts(references, (some) => read(vouchers.where('reference', 'in', some))),
    /** Paid and neither spent nor withdrawn: those of which something may be due. */
    openVouchers: () => read(vouchers.where('paid_at', 'is not', null).where('left_cents', '>', 0)),
    voucherRefundsToPay: () =>
      read(vouchers.where('refund_cents', '>', 0).where('refunded_at', 'is', null)),
    voucherUsesFor: (reservationId: string) =>
      readUses(uses.where('reservation_id', '=', reservationId)),
    /** The account that a voucher was paid from, when the bank told it. */
    async voucherPayer(id: string): Promise<string | undefined> {
      const paid = db.selectFrom('bank_transaction').select('payer_iban as iban')
      const row = await paid.where('voucher_id', '=', id).orderBy('booked_on', 'desc').execute()
      return row.find(({ iban }) => iban !== '')?.iban
    },
  }
}

export function voucherChanges(db: Transaction<Tables>) {
  return {
    /** False when a payment or another voucher has this reference. */
    async addVoucher(voucher: VoucherOnFile): Promise<boolean> {
      const { reference } = voucher
      const payment = db.selectFrom('payment').select('reference')
      if (await payment.where('reference', '=', reference).executeTakeFirst()) return false
      const added = await db
        .insertInto('voucher')
        .values(rowOf(voucher))
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .executeTakeFirst()
      return added.numInsertedOrUpdatedRows === 1n
    },
    async updateVoucher(id: string, changed: Changeable): Promise<void> {
      await db.updateTable('voucher').set(columnsOf(changed)).where('id', '=', id).execute()
    },
    /** False when less than that is left of it; below zero gives back. */
    async spendVoucher({ voucherId, cents, ...use }: VoucherUse): Promise<boolean> {
      const { reservationId: reservation_id, at, ...same } = use
      const spent = await db
        .updateTable('voucher')
        .set((row) => ({ left_cents: row('left_cents', '-', cents) }))
        .where('id', '=', voucherId)
        .where('left_cents', '>=', cents)
        .executeTakeFirst()
      if (spent.numUpdatedRows !== 1n) return false
      const row = { ...same, voucher_id: voucherId, cents, reservation_id, at: at.toISOString() }
      await db.insertInto('voucher_use').values(row).execute()
      return true
    },
    async payByTransaction(voucherId: string, key: string): Promise<void> {
      const line = db.updateTable('bank_transaction').set({ voucher_id: voucherId })
      await line.where('key', '=', key).execute()
    },
    /** Names, mailboxes and words; amounts and days stay for the books. */
    async stripVouchers(ids: readonly string[]): Promise<void> {
      const nobody = { buyer_name: '', buyer_email: '', receiver_name: '', receiver_email: '' }
      const row = { ...nobody, message: '', refund_iban: '' }
      await inParts(ids, async (some) => {
        await db.updateTable('voucher').set(row).where('id', 'in', some).execute()
        return []
      })
    },
    async removeVouchers(ids: readonly string[]): Promise<void> {
      await inParts(ids, async (some) => {
        await db.deleteFrom('voucher_use').where('voucher_id', 'in', some).execute()
        await db.deleteFrom('voucher').where('id', 'in', some).execute()
        return []
      })
    },
  }
}

const instant = (at: Date | undefined) => at?.toISOString() ?? null
const dated = (at: string | null) => (at ? new Date(at) : undefined)

function rowOf(voucher: VoucherOnFile) {
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
function columnsOf(changed: Changeable) {
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

function voucherFrom(row: Row<'voucher'>): VoucherOnFile {
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

function useFrom(row: Row<'voucher_use'>): VoucherUse {
  const { voucher_id: voucherId, reservation_id: reservationId, at, ...same } = row
  return { ...same, voucherId, reservationId, at: new Date(at) }
}
