import type { Kysely } from 'kysely'

type WithVouchers = {
  voucher: { id: string; buyer_email: string; refund_transaction_key: string | null }
  bank_transaction: {
    key: string
    voucher_id: string | null
    payer_name: string
    payer_iban: string
    communication: string
  }
}

/** Lines of statements still named the payers of vouchers whose buyer was forgotten. */
export async function up(db: Kysely<WithVouchers>): Promise<void> {
  const forgotten = db.selectFrom('voucher').where('buyer_email', '=', '')
  const lines = db
    .updateTable('bank_transaction')
    .set({ payer_name: '', payer_iban: '', communication: '' })
  await lines.where('voucher_id', 'in', forgotten.select('id')).execute()
  await lines.where('key', 'in', forgotten.select('refund_transaction_key')).execute()
}
