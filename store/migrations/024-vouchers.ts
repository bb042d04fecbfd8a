import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('voucher')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('amount_cents', 'integer', (c) => c.notNull().check(sql`amount_cents > 0`))
    .addColumn('left_cents', 'integer', (c) =>
      c.notNull().check(sql`left_cents >= 0 and left_cents <= amount_cents`),
    )
    .addColumn('workshop', 'text')
    .addColumn('participants', 'integer')
    .addColumn('buyer_name', 'text', (c) => c.notNull())
    .addColumn('buyer_email', 'text', (c) => c.notNull())
    .addColumn('receiver_name', 'text', (c) => c.notNull())
    .addColumn('receiver_email', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('send_on', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('received_cents', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('paid_at', 'text')
    .addColumn('valid_until', 'text', (c) => c.notNull())
    .addColumn('code_digest', 'text', (c) => c.unique())
    .addColumn('code_beginning', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('withdrawn_at', 'text')
    .addColumn('refund_cents', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('refund_iban', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('refunded_at', 'text')
    .execute()
  await db.schema
    .createTable('voucher_use')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('voucher_id', 'text', (c) => c.notNull().references('voucher.id'))
    .addColumn('reservation_id', 'text', (c) => c.notNull().references('reservation.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('cents', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.alterTable('bank_transaction').addColumn('voucher_id', 'text').execute()
  for (const [name, table, ...columns] of indexes) {
    await db.schema.createIndex(name).on(table).columns(columns).execute()
  }
}

const indexes = [
  ['voucher_by_order', 'voucher', 'created_at', 'id'],
  ['voucher_by_end', 'voucher', 'valid_until', 'left_cents'],
  ['voucher_by_sending', 'voucher', 'sent_at', 'left_cents'],
  ['voucher_by_payment', 'voucher', 'paid_at'],
  ['voucher_by_refund', 'voucher', 'refunded_at', 'refund_cents'],
  ['voucher_by_code', 'voucher', 'code_beginning'],
  ['voucher_use_by_voucher_id', 'voucher_use', 'voucher_id'],
  ['voucher_use_by_reservation_id', 'voucher_use', 'reservation_id'],
  ['bank_transaction_by_voucher', 'bank_transaction', 'voucher_id'],
] as const
