import type { Kysely, Transaction } from 'kysely'
import type { ClockCheck } from '#booking/dates/clock.ts'
import { readFirstRow, rowsIn } from './rows.ts'
import type { Tables } from './tables.ts'

export function clockReads(db: Kysely<Tables>) {
  return {
    find: (): Promise<ClockCheck | undefined> =>
      readFirstRow(db.selectFrom('clock').select(['sure_at', 'doubted_since'])),
  }
}

export function clockChanges(db: Transaction<Tables>) {
  return {
    save: (belief: ClockCheck) => rowsIn(db, 'clock').put({ id: 1, ...belief }, ['id']),
  }
}
