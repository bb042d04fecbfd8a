import type { Kysely } from 'kysely'

/** How money was paid that the owner notes by hand: cash, a transfer, or an app. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('entry').addColumn('method', 'text').execute()
}
