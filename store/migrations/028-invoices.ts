import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Invoices and credit notes: what was issued stays as it was (docs/decisions/0046). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invoice')
    .addColumn('year', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    // The column is no reference: an invoice outlives its booking.
    .addColumn('reservation_id', 'text', (c) => c.notNull())
    .addColumn('issued_on', 'text', (c) => c.notNull())
    .addColumn('facts', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('invoice_number', ['year', 'number'])
    .execute()
  for (const column of ['reservation_id', 'issued_on']) {
    await db.schema.createIndex(`invoice_by_${column}`).on('invoice').column(column).execute()
  }
  await refuseInvoiceChanges(db)
}

export async function refuseInvoiceChanges(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const statement of isPostgres ? onPostgres : [onSqlite]) await sql.raw(statement).execute(db)
}

const refusal = 'what was invoiced is not changed'

const onSqlite = `create trigger invoice_no_update before update on invoice
  begin select raise(abort, '${refusal}'); end`

const onPostgres = [
  `create or replace function refuse_invoice_change() returns trigger language plpgsql as $$
    begin raise exception '${refusal}'; end $$`,
  `create trigger invoice_fixed before update on invoice
    for each row execute function refuse_invoice_change()`,
]
