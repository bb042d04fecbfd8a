import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('waiting')
    .addColumn('reservation_id', 'text', (c) => c.references('reservation.id'))
    .execute()
}
