import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('option')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('session_id', 'text', (c) => c.references('session.id'))
    .addColumn('workshop', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .addColumn('price_cents', 'integer', (c) => c.notNull())
    .addColumn('least', 'integer', (c) => c.notNull())
    .addColumn('most', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('holds_until', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('reservation_id', 'text', (c) => c.references('reservation.id'))
    .execute()
  await db.schema
    .createTable('companion_list')
    .addColumn('reservation_id', 'text', (c) => c.primaryKey().references('reservation.id'))
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .execute()
  await db.schema
    .createTable('companion')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reservation_id', 'text', (c) => c.notNull().references('reservation.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('diets', 'text', (c) => c.notNull())
    .addColumn('consented_at', 'text')
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('paid_cents', 'integer', (c) => c.notNull())
    .addColumn('joined_at', 'text', (c) => c.notNull())
    .execute()
  const companions = db.schema.createIndex('companion_by_reservation_id').on('companion')
  await companions.column('reservation_id').execute()
  for (const column of ['session_id', 'reservation_id']) {
    await db.schema.createIndex(`option_by_${column}`).on('option').column(column).execute()
  }
}
