import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['held_until', 'held_with', 'held_parts']) {
    await db.schema.alterTable('mail').addColumn(column, 'text').execute()
  }
  await db.schema.createIndex('mail_held_with').on('mail').column('held_with').execute()
}
