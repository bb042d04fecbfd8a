import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('diary')
    .addColumn('reservation_id', 'text', (c) => c.primaryKey().references('reservation.id'))
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('guest_sentence')
    .addColumn('reservation_id', 'text', (c) => c.primaryKey().references('reservation.id'))
    .addColumn('sentence', 'text', (c) => c.notNull())
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('town', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('written_at', 'text', (c) => c.notNull())
    .execute()
  const newest = db.schema.createIndex('guest_sentence_by_state').on('guest_sentence')
  await newest.columns(['state', 'written_at']).execute()
}
