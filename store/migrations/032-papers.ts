import type { Kysely } from 'kysely'
import { statements } from './statements.ts'

type WithVouchers = {
  voucher: { id: string; refund_transaction_key: string | null }
  bank_transaction: { key: string; amount_cents: number; voucher_id: string | null }
}

/**
 * An option takes over the telephone and the request, and one line of a statement may pay back
 * several vouchers.
 */
export async function up(db: Kysely<WithVouchers>): Promise<void> {
  await addColumns(db)
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

/** The request may be forgotten before the group answers, so its column is no reference. */
const addColumns = statements(`
alter table option add column telephone text default '' not null;
alter table option add column request_id text;
alter table voucher add column refund_transaction_key text;
create index voucher_by_refund_transaction on voucher (refund_transaction_key);
`)
