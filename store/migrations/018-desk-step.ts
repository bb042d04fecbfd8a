import type { Kysely } from 'kysely'

/** Desk steps, so that they can be taken back (docs/decisions/0035). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const step = db.schema.createTable('desk_step')
  await step
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('record', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('images', 'text', (c) => c.notNull())
    .addColumn('mails', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'text')
    .execute()
  const index = db.schema.createIndex('desk_step_by_time').on('desk_step')
  await index.column('at').execute()
}
