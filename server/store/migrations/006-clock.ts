import type { Kysely } from 'kysely'

/** The moment the site was last sure of, and since when it doubts the clock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('clock')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('sure_at', 'text', (c) => c.notNull())
    .addColumn('doubted_since', 'text')
    .execute()
}
