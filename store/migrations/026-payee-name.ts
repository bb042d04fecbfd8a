import type { Kysely } from 'kysely'

/** The account holder by the last statement (docs/decisions/0043). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_holder')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .execute()
}
