import { type Kysely, sql } from 'kysely'

/** Every query of a page has an index, however many years lie behind (docs/decisions/0026). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('reservation')
    .addColumn('owed_cents', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`update reservation set owed_cents = (
    select coalesce(sum(amount_cents - paid_cents), 0) from payment
    where payment.reservation_id = reservation.id and paid_cents < amount_cents)`.execute(db)
  for (const [name, table, ...columns] of indexes) {
    await db.schema.createIndex(name).on(table).columns(columns).execute()
  }
  await sql`create index refund_by_code on refund (upper(substr(reservation_id, 1, 8)))`.execute(db)
  // Texts go after a week: of millions of mails it holds the latest alone.
  await sql`create index mail_with_text on mail (id) where content <> ''`.execute(db)
}

const indexes = [
  ['session_by_start', 'session', 'starts_at', 'workshop'],
  ['reservation_by_status', 'reservation', 'status', 'owed_cents'],
  ['refund_by_payment', 'refund', 'paid_at', 'created_at'],
  ['hand_receipt_by_day', 'hand_receipt', 'transaction_key', 'at'],
  ['hand_receipt_by_reservation', 'hand_receipt', 'reservation_id'],
  ['bank_transaction_by_day', 'bank_transaction', 'booked_on', 'key'],
  ['bank_transaction_by_settling', 'bank_transaction', 'settled_at', 'booked_on', 'key'],
  ['message_by_day', 'message', 'created_at'],
  ['unproven_by_mailbox', 'unproven', 'mailbox'],
  ['unproven_by_network', 'unproven', 'network'],
  ['unproven_by_making', 'unproven', 'made_at'],
] as const
