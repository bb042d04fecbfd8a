import type { Kysely } from 'kysely'

/** One change may write several lines of a history, all of one instant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('event')
    .addColumn('number', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
