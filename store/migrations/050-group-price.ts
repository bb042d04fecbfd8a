import { type Kysely, sql } from 'kysely'

/** The price of a whole group, whatever its number; the search finds it like any total. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['reservation', 'option'])
    await db.schema.alterTable(table).addColumn('group_price_cents', 'integer').execute()
  await sql`drop index reservation_by_total`.execute(db)
  const total = sql`coalesce(group_price_cents, price_cents * participants)`
  await sql`create index reservation_by_total on reservation ((${total}))`.execute(db)
}
