import type { Kysely } from 'kysely'

/** Whose name the bank's last statement gave the farm's account (docs/decisions/0043). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_holder')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .execute()
}
