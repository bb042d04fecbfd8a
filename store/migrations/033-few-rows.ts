import { type Kysely, sql } from 'kysely'

/**
 * An index in which nearly every row says "not yet" or "nothing" leads to all of them: these hold the
 * others alone. What happened last to a booking is read from its index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of replaced) await db.schema.dropIndex(name).execute()
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db)
}

const replaced = [
  'voucher_by_end',
  'voucher_by_refund_transaction',
  'refund_by_transaction',
  'event_reservation',
]

const indexes = [
  'voucher_open on voucher (valid_until, paid_at, left_cents) where left_cents > 0',
  'voucher_withdrawn on voucher (withdrawn_at) where withdrawn_at is not null',
  `voucher_refund_told on voucher (refund_transaction_key)
    where refund_transaction_key is not null`,
  'event_by_reservation on event (reservation_id, number, what)',
  'refund_told on refund (transaction_key) where transaction_key is not null',
]
