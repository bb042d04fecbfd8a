import { type RawBuilder, sql, type Transaction } from 'kysely'
import { raiseScheduleRevision } from '../dates/schedule.ts'
import { isOneOf } from '../json-rows.ts'
import type { Tables } from '../tables.ts'
import type { BookingPart } from '../tables/declare-table.ts'
import { policyOf, tablesOfPart } from './data-policy.ts'

type Db = Transaction<Tables>

export async function removeRows(
  db: Db,
  table: keyof Tables,
  which: RawBuilder<unknown>,
): Promise<number> {
  const removal = await sql`delete from ${sql.table(table)} where ${which}`.execute(db)
  const count = Number(removal.numAffectedRows ?? 0)
  if (count > 0 && policyOf(table).isOnPages) await raiseScheduleRevision(db)
  return count
}

type Removed = {
  readonly ids: readonly string[]
  readonly until?: Date | undefined
}

export async function removePart(db: Db, part: BookingPart, { ids, until }: Removed) {
  const ofBookings = isOneOf('reservation_id', ids)
  for (const table of tablesOfPart(part).toReversed()) {
    const { toldAt } = policyOf(table)
    const isTold = until && toldAt && sql`${sql.ref(toldAt)} <= ${until.toISOString()}`
    await removeRows(db, table, isTold ? sql`${ofBookings} and ${isTold}` : ofBookings)
  }
}
