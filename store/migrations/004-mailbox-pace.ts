import type { Kysely } from 'kysely'

/** Mailboxes are known by a digest alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailbox_pace')
    .addColumn('mailbox', 'text', (c) => c.primaryKey())
    .addColumn('turns_left', 'double precision', (c) => c.notNull())
    .addColumn('counted_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('mailbox_pace_age').on('mailbox_pace').column('counted_at').execute()
}
