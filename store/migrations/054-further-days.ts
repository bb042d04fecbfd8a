import type { Kysely } from 'kysely'

/** The later days of a course, as JSON; dates had one day until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('session')
    .addColumn('further_days', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
