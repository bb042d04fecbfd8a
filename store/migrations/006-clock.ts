import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('clock')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('sure_at', 'text', (c) => c.notNull())
    .addColumn('doubted_since', 'text')
    .execute()
}
