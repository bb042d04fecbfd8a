import { type Kysely, sql } from 'kysely'

/** The search finds bookings by sums that moved, each index in the words of `store/search/search.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db)
}

const indexes = [
  'entry_by_sum on entry (cents, substr(to_account, 9))',
  'bank_transaction_by_sum on bank_transaction (amount_cents, reservation_id)',
  'refund_by_sum on refund (amount_cents, reservation_id)',
]
