import type { Kysely } from 'kysely'
import { statements } from './statements.ts'

type WithRefunds = {
  refund: { id: string; transaction_key: string | null }
  bank_transaction: { key: string; amount_cents: number; detail: string }
}

/** The line of a statement that told of a refund stands beside it: one line may tell of several. */
export async function up(db: Kysely<WithRefunds>): Promise<void> {
  await addColumn(db)
  const told = db.selectFrom('bank_transaction').select(['key', 'detail'])
  for (const { key, detail } of await told.where('amount_cents', '<', 0).execute()) {
    const { refundId } = JSON.parse(detail)
    if (typeof refundId !== 'string') continue
    const refund = db.updateTable('refund').set({ transaction_key: key })
    await refund.where('id', '=', refundId).execute()
  }
}

const addColumn = statements(`
alter table refund add column transaction_key text;
create index refund_by_transaction on refund (transaction_key);
`)
