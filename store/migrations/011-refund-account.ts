import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const refund = () => db.schema.alterTable('refund')
  await refund()
    .addColumn('asked_iban', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await refund().addColumn('asked_at', 'text').execute()

  await db.schema
    .createTable('hand_receipt')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reservation_id', 'text', (c) => c.notNull().references('reservation.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('cents', 'integer', (c) => c.notNull().check(sql`cents > 0`))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('movement_key', 'text')
    .execute()
}
