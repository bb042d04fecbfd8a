import type { Kysely } from 'kysely'

/** Own pictures, ready to send: every machine that has the store has them, and so has a backup. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('picture_file')
    .addColumn('picture', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('picture_file_key', ['picture', 'file'])
    .execute()
}
