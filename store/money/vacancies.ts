import type { Kysely, Transaction } from 'kysely'
import type { Id } from '#booking/id.ts'
import { inBatches, type OnFile, readFirstRow, readRows, rowsIn } from '../rows.ts'
import type { Tables } from '../tables.ts'

export type Vacancy = OnFile<'vacancy'>

export type Succession = OnFile<'succession'>

export function vacancyReads(db: Kysely<Tables>) {
  const vacancies = db.selectFrom('vacancy').selectAll('vacancy').orderBy('at')
  const all = db.selectFrom('succession').selectAll('succession')
  const successions = all.orderBy('succession.at').orderBy('succession.id')
  return {
    find: (reservationId: Id<'reservation'>) =>
      readFirstRow(vacancies.where('reservation_id', '=', reservationId)),
    listOn: (sessionId: Id<'session'>) =>
      readRows(vacancies.where('session_id', '=', sessionId).orderBy('reservation_id')),
    listSuccessionsOn: (sessionId: Id<'session'>) =>
      readRows(
        successions
          .innerJoin('vacancy', 'vacancy.reservation_id', 'succession.reservation_id')
          .where('session_id', '=', sessionId),
      ),
    listSuccessionsOf: (reservationId: Id<'reservation'>) =>
      readRows(successions.where('reservation_id', '=', reservationId)),
    listSuccessionsBy: (successorId: Id<'reservation'>) =>
      readRows(successions.where('successor_id', '=', successorId)),
    /** The earliest date first, so that money goes back in a fixed order. */
    listSessionIds: async (startsAfter: Date): Promise<readonly string[]> => {
      const sessions = db.selectFrom('session').select('id').orderBy('starts_at').orderBy('id')
      const later = sessions.where('starts_at', '>', startsAfter.toISOString())
      const ids = (await later.execute()).map(({ id }) => id)
      // Named dates keep PostgreSQL from reading all vacancies.
      const vacancy = db.selectFrom('vacancy').select('session_id')
      const rows = await inBatches(ids, (some) => vacancy.where('session_id', 'in', some).execute())
      const vacant = new Set(rows.map((row) => row.session_id))
      return ids.filter((id) => vacant.has(id))
    },
  }
}

export function vacancyChanges(db: Transaction<Tables>) {
  return { add: rowsIn(db, 'vacancy').add, addSuccession: rowsIn(db, 'succession').add }
}
