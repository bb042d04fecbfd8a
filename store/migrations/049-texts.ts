import type { Kysely } from 'kysely'

/** The owner's own texts: what is typed and not yet published, what waits for a look, and what was published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('text_draft')
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('text_draft_key', ['path', 'language'])
    .execute()
  await db.schema
    .createTable('text_to_check')
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('text_to_check_key', ['path', 'language'])
    .execute()
  await db.schema
    .createTable('edition')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('texts', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .execute()
  // A value's changes are read by its name.
  await db.schema
    .createIndex('house_change_by_name')
    .on('house_change')
    .columns(['name', 'number'])
    .execute()
}
