import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_device')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('secret_digest', 'text', (c) => c.notNull().unique())
    .addColumn('browser', 'text', (c) => c.notNull())
    .addColumn('first_seen_at', 'text', (c) => c.notNull())
    .addColumn('last_seen_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('desk_key')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // Null when it was asked for on the server.
    .addColumn('asked_by_digest', 'text')
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .execute()
  await db.schema.dropTable('desk').execute()
}
