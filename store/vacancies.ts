import type { Kysely, Transaction } from 'kysely'
import { inParts } from './in-parts.ts'
import type { Row, Tables } from './tables.ts'

/** What a guest gave up by cancelling, where what was kept goes back once somebody has paid for it. */
export type Vacancy = {
  readonly reservationId: string
  readonly sessionId: string
  readonly places: number
  readonly keptCents: number
  /** Where the guest wants the money, should no account be known; may be empty. */
  readonly iban: string
  readonly at: Date
}

/** Somebody who took places of a vacancy and paid them; the cents went back to whoever gave them up. */
export type Succession = {
  readonly id: string
  /** Of the booking that gave them up. */
  readonly reservationId: string
  readonly successorId: string
  readonly places: number
  readonly cents: number
  readonly at: Date
}

export function vacancyReads(db: Kysely<Tables>) {
  const vacancies = db.selectFrom('vacancy').selectAll('vacancy').orderBy('at')
  const successions = db.selectFrom('succession').selectAll('succession').orderBy('succession.at')
  return {
    findVacancy: async (reservationId: string): Promise<Vacancy | undefined> => {
      const row = await vacancies.where('reservation_id', '=', reservationId).executeTakeFirst()
      return row && vacancyFrom(row)
    },
    /** First cancelled first. */
    vacanciesOn: async (sessionId: string): Promise<readonly Vacancy[]> => {
      const inOrder = vacancies.where('session_id', '=', sessionId).orderBy('reservation_id')
      return (await inOrder.execute()).map(vacancyFrom)
    },
    successionsOn: async (sessionId: string): Promise<readonly Succession[]> => {
      const there = successions
        .innerJoin('vacancy', 'vacancy.reservation_id', 'succession.reservation_id')
        .where('session_id', '=', sessionId)
      return (await there.execute()).map(successionFrom)
    },
    successionsOf: async (reservationId: string): Promise<readonly Succession[]> => {
      const own = successions.where('reservation_id', '=', reservationId)
      return (await own.execute()).map(successionFrom)
    },
    /** What this booking's coming gave back to others. */
    successionsBy: async (successorId: string): Promise<readonly Succession[]> => {
      const own = successions.where('successor_id', '=', successorId)
      return (await own.execute()).map(successionFrom)
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
    async addVacancy({ reservationId, sessionId, keptCents, at, ...same }: Vacancy) {
      await db
        .insertInto('vacancy')
        .values({
          ...same,
          reservation_id: reservationId,
          session_id: sessionId,
          kept_cents: keptCents,
          at: at.toISOString(),
        })
        .execute()
    },
    async addSuccession({ reservationId, successorId, at, ...same }: Succession) {
      const ids = { reservation_id: reservationId, successor_id: successorId }
      const row = { ...same, ...ids, at: at.toISOString() }
      await db.insertInto('succession').values(row).execute()
    },
  }
}

function vacancyFrom(row: Row<'vacancy'>): Vacancy {
  const { reservation_id, session_id, kept_cents, at, ...same } = row
  return {
    ...same,
    reservationId: reservation_id,
    sessionId: session_id,
    keptCents: kept_cents,
    at: new Date(at),
  }
}

function successionFrom(row: Row<'succession'>): Succession {
  const { reservation_id, successor_id, at, ...same } = row
  return { ...same, reservationId: reservation_id, successorId: successor_id, at: new Date(at) }
}
