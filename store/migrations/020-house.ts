import type { Kysely } from 'kysely'

/** Values of the house as the owner changed them, and as they were before (docs/decisions/0037). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('house_change')
    .addColumn('number', 'integer', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('value_before', 'text', (c) => c.notNull())
    .addColumn('value_after', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('is_now', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('house_change_now')
    .on('house_change')
    .columns(['is_now', 'name'])
    .execute()
}
