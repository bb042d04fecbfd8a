import type { Kysely } from 'kysely'

/** The moment at which a statement was last read; its bank may have given no name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account_holder')
    .addColumn('read_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
