import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('reservation')
    .addColumn('telephone', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createTable('company')
    .addColumn('reservation_id', 'text', (c) => c.primaryKey().references('reservation.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('vat_number', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('invoiced_at', 'text')
    .execute()
  const asked = db.schema.createIndex('company_by_invoice').on('company')
  await asked.columns(['invoiced_at', 'asked_at']).execute()
}
