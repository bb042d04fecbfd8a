import { type Kysely, sql } from 'kysely'

/** The list of all bookings from A is read page by page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index reservation_by_name on reservation (lower(name), id)`.execute(db)
}
