import type { Kysely } from 'kysely'

/** Which booking a party of a waiting list made of its offer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('waiting')
    .addColumn('reservation_id', 'text', (c) => c.references('reservation.id'))
    .execute()
}
