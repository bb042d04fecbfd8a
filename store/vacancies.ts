import type { Kysely, Transaction } from 'kysely'
import { fromRow, type OnFile, toRow, inParts } from './rows.ts'
import type { Tables } from './tables.ts'

export type Vacancy = OnFile<'vacancy'>

export type Succession = OnFile<'succession'>

export function vacancyReads(db: Kysely<Tables>) {
  const vacancies = db.selectFrom('vacancy').selectAll('vacancy').orderBy('at')
  const successions = db.selectFrom('succession').selectAll('succession').orderBy('succession.at')
  return {
    findVacancy: async (reservationId: string): Promise<Vacancy | undefined> => {
      const row = await vacancies.where('reservation_id', '=', reservationId).executeTakeFirst()
      return row && fromRow(row)
    },
    /** First cancelled first. */
    vacanciesOn: async (sessionId: string): Promise<readonly Vacancy[]> => {
      const inOrder = vacancies.where('session_id', '=', sessionId).orderBy('reservation_id')
      return (await inOrder.execute()).map(fromRow)
    },
    successionsOn: async (sessionId: string): Promise<readonly Succession[]> => {
      const there = successions
        .innerJoin('vacancy', 'vacancy.reservation_id', 'succession.reservation_id')
        .where('session_id', '=', sessionId)
      return (await there.execute()).map(fromRow)
    },
    successionsOf: async (reservationId: string): Promise<readonly Succession[]> => {
      const own = successions.where('reservation_id', '=', reservationId)
      return (await own.execute()).map(fromRow)
    },
    /** What this booking's coming gave back to others. */
    successionsBy: async (successorId: string): Promise<readonly Succession[]> => {
      const own = successions.where('successor_id', '=', successorId)
      return (await own.execute()).map(fromRow)
    },
    datesWithVacancies: async (startsAfter: Date): Promise<readonly string[]> => {
      const sessions = db.selectFrom('session').select('id')
      const later = await sessions.where('starts_at', '>', startsAfter.toISOString()).execute()
      const ids = later.map(({ id }) => id)
      const rows = await inParts(ids, (some) =>
        db.selectFrom('vacancy').select('session_id').where('session_id', 'in', some).execute(),
      )
      return [...new Set(rows.map((row) => row.session_id))]
    },
  }
}

export function vacancyChanges(db: Transaction<Tables>) {
  return {
    async addVacancy(vacancy: Vacancy): Promise<void> {
      await db.insertInto('vacancy').values(toRow(vacancy)).execute()
    },
    async addSuccession(succession: Succession): Promise<void> {
      await db.insertInto('succession').values(toRow(succession)).execute()
    },
  }
}
