import type { Kysely } from 'kysely'

/** Mailboxes and networks are known by a digest alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('proven_mailbox')
    .addColumn('mailbox', 'text', (c) => c.primaryKey())
    .addColumn('proven_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('unproven')
    .addColumn('reservation_id', 'text', (c) => c.primaryKey().references('reservation.id'))
    .addColumn('mailbox', 'text', (c) => c.notNull())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('made_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text')
    .execute()
  await db.schema
    .alterTable('kept_answer')
    .addColumn('held', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
}
