import { type Kysely, sql } from 'kysely'
import type { Id } from '#booking/id.ts'
import type { TableOfBooking } from '../personal-data/data-policy.ts'
import type { Tables } from '../tables.ts'

/** Tables that may have rows of a booking; most bookings have none there. */
const tables = [
  'bank_transaction',
  'company',
  'companion',
  'diet',
  'event',
  'invoice',
  'substitute',
  'option',
  'refund',
  'replaced_guest',
  'unproven',
  'vacancy',
] as const satisfies readonly TableOfBooking[]

export type BookingTable = (typeof tables)[number]

export async function bookingTablesOf(
  db: Kysely<Tables>,
  reservationId: Id<'reservation'>,
): Promise<ReadonlySet<BookingTable>> {
  const each = tables.map((table) => {
    const rows = sql`select 1 from ${sql.table(table)} where reservation_id = ${reservationId}`
    return sql`select ${sql.lit(table)} as "table" where exists (${rows})`
  })
  const all = sql<{ table: BookingTable }>`${sql.join(each, sql` union all `)}`
  return new Set((await all.execute(db)).rows.map(({ table }) => table))
}
