import { type Kysely, sql, type Transaction } from 'kysely'
import type { Id } from '#booking/id.ts'
import { countWritten, inBatches, type OnFile, readFirstRow, readRows, rowsIn } from '../rows.ts'
import type { Tables } from '../tables.ts'

/** Health data, kept by explicit consent until soon after the day (GDPR, art. 9). */
export type DietsOnFile = OnFile<'diet'>

export function dietReads(db: Kysely<Tables>) {
  const diets = db.selectFrom('diet').selectAll()
  return {
    listOn: (sessionId: Id<'session'>) =>
      readRows(
        diets.where('reservation_id', 'in', (diet) =>
          diet.selectFrom('reservation').select('id').where('session_id', '=', sessionId),
        ),
      ),
    /** A booking that ended at `until` or later is left out. */
    async listEnds(until: Date) {
      const answered = await db
        .selectFrom('diet')
        .select('reservation_id as id')
        .union(db.selectFrom('companion').select('reservation_id as id').where('diets', '<>', ''))
        .execute()
      const reservations = db
        .selectFrom('reservation')
        .innerJoin('session', 'session.id', 'reservation.session_id')
        .leftJoin('ending', 'ending.reservation_id', 'reservation.id')
        .select(['reservation.id', 'status', 'ends_at'])
        .where(({ or, eb }) =>
          or([eb('ending.at', 'is', null), eb('ending.at', '<', until.toISOString())]),
        )
      const rows = await inBatches(
        answered.map(({ id }) => id),
        (some) => reservations.where('reservation.id', 'in', some).execute(),
      )
      return rows.map(({ id, status, ends_at }) => {
        return { reservationId: id, status, endsAt: new Date(ends_at) }
      })
    },
    find: (reservationId: Id<'reservation'>) =>
      readFirstRow(diets.where('reservation_id', '=', reservationId)),
  }
}

export function dietChanges(db: Transaction<Tables>) {
  const diets = rowsIn(db, 'diet')
  return {
    save: (answer: DietsOnFile) => diets.put(answer, ['reservationId']),
    forget: async (reservationId: Id<'reservation'>) => (await diets.remove({ reservationId })) > 0,
    /** Removes the diets of a booking and the copies that splits made; resolves with the bookings that had them. */
    async forgetCopies(reservationId: Id<'reservation'>): Promise<readonly Id<'reservation'>[]> {
      const { rows } = await sql<{ id: Id<'reservation'> }>`
        with recursive party (id) as (
          select cast(${reservationId} as text)
          union select case when party.id = left_id then reservation_id else left_id end
          from split inner join party on party.id in (left_id, reservation_id))
        delete from diet
        where reservation_id in (select id from party)
          and consented_at = (select consented_at from diet where reservation_id = ${reservationId})
        returning reservation_id as id`.execute(db)
      return rows.map(({ id }) => id)
    },
    async forgetOfCompanions(reservationId: Id<'reservation'>): Promise<boolean> {
      const companions = db.updateTable('companion').set({ diets: '', consented_at: null })
      const answered = companions
        .where('reservation_id', '=', reservationId)
        .where('diets', '<>', '')
      return (await countWritten(answered)) > 0
    },
  }
}
