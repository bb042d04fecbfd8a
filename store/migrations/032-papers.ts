import type { Kysely } from 'kysely'

type WithVouchers = {
  voucher: { id: string; refund_transaction_key: string | null }
  bank_transaction: { key: string; amount_cents: number; voucher_id: string | null }
}

/**
 * An option takes over the telephone and the request, and one line of a statement may pay back
 * several vouchers.
 */
export async function up(db: Kysely<WithVouchers>): Promise<void> {
  await db.schema
    .alterTable('option')
    .addColumn('telephone', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  // The request may be forgotten before the group answers.
  await db.schema.alterTable('option').addColumn('request_id', 'text').execute()
  await db.schema.alterTable('voucher').addColumn('refund_transaction_key', 'text').execute()
  const index = db.schema.createIndex('voucher_by_refund_transaction').on('voucher')
  await index.column('refund_transaction_key').execute()
  const told = db.selectFrom('bank_transaction').select(['key', 'voucher_id'])
  for (const { key, voucher_id } of await told.where('amount_cents', '<', 0).execute()) {
    if (voucher_id === null) continue
    const voucher = db.updateTable('voucher').set({ refund_transaction_key: key })
    await voucher.where('id', '=', voucher_id).execute()
    // The column is left to lines that paid a price.
    const line = db.updateTable('bank_transaction').set({ voucher_id: null })
    await line.where('key', '=', key).execute()
  }
}
