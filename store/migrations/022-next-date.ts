import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('wish')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('workshop', 'text')
    .addColumn('participants', 'integer', (c) => c.notNull())
    .addColumn('languages', 'text', (c) => c.notNull())
    .addColumn('weekdays', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('calendar_key')
    .addColumn('digest', 'text', (c) => c.primaryKey())
    .addColumn('made_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.alterTable('waiting').addColumn('wish_id', 'text').execute()
  const index = db.schema.createIndex('waiting_by_wish').on('waiting').unique()
  await index.columns(['wish_id', 'session_id']).execute()
  await db.schema.alterTable('session').addColumn('held_until', 'text').execute()
  await db.schema.alterTable('session').addColumn('called_off_from', 'text').execute()
  await db.schema.createIndex('session_held').on('session').column('held_until').execute()
  await db.schema.createIndex('event_by_session').on('event').column('session_id').execute()
}
