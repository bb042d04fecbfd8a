import type { Kysely } from 'kysely'

/** Half at once, the rest a week before: so were all bookings made until then. */
const until = '{"depositPercent":50,"depositDays":7,"balanceDaysBefore":7,"moveDaysBefore":3}'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('reservation')
    .addColumn('conditions', 'text', (column) => column.notNull().defaultTo(until))
    .execute()
}
