import type { Kysely } from 'kysely'

/** Several lines of a history have one instant when one change writes them; they are numbered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('event')
    .addColumn('number', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
