import type { Kysely, Transaction } from 'kysely'
import type { Id } from '#booking/id.ts'
import type { SentenceState } from '../tables/guests.ts'
import { raiseScheduleRevision } from '../dates/schedule.ts'
import { isOneOf } from '../json-rows.ts'
import { removeRows } from '../personal-data/remove-rows.ts'
import { inBatches, type OnFile, readFirstRow, readRows, rowsIn } from '../rows.ts'
import type { Tables } from '../tables.ts'

export type GuestSentence = OnFile<'guest_sentence'>

export function diaryReads(db: Kysely<Tables>) {
  const latestFirst = db.selectFrom('guest_sentence').orderBy('written_at', 'desc')
  const sentences = latestFirst.orderBy('reservation_id').selectAll()
  return {
    async has(reservationId: Id<'reservation'>): Promise<boolean> {
      const diary = db.selectFrom('diary').select('asked_at')
      return Boolean(await diary.where('reservation_id', '=', reservationId).executeTakeFirst())
    },
    async listOver(now: Date): Promise<readonly string[]> {
      const diaries = await db.selectFrom('diary').select('reservation_id as id').execute()
      const reservations = db
        .selectFrom('reservation')
        .innerJoin('session', 'session.id', 'reservation.session_id')
        .select('reservation.id')
        .where('ends_at', '<=', now.toISOString())
      const ids = diaries.map(({ id }) => id)
      const over = await inBatches(ids, (some) =>
        reservations.where('reservation.id', 'in', some).execute(),
      )
      return over.map(({ id }) => id)
    },
    findSentence: (reservationId: Id<'reservation'>) =>
      readFirstRow(sentences.where('reservation_id', '=', reservationId)),
    listSentencesThat: (state: SentenceState, most: number) =>
      readRows(sentences.where('state', '=', state).limit(most)),
  }
}

export function diaryChanges(db: Transaction<Tables>) {
  const diaries = rowsIn(db, 'diary')
  const sentences = rowsIn(db, 'guest_sentence')
  return {
    /** A guest who asks twice keeps the first instant. */
    save: (reservationId: Id<'reservation'>, askedAt: Date) =>
      diaries.addOnce({ reservationId, askedAt }),
    forget: async (reservationId: Id<'reservation'>) =>
      (await diaries.remove({ reservationId })) > 0,
    /** The first sentence of a booking stays until somebody removes it. */
    saveSentence: (written: Omit<GuestSentence, 'state'>) =>
      sentences.addOnce({ ...written, state: 'new' }),
    /** A page kept before the change is not shown again. */
    async decideSentence(reservationId: Id<'reservation'>, state: SentenceState): Promise<void> {
      await sentences.change({ reservationId }, { state })
      await raiseScheduleRevision(db)
    },
    forgetSentence: async (reservationId: Id<'reservation'>) =>
      (await removeRows(db, 'guest_sentence', isOneOf('reservation_id', [reservationId]))) > 0,
  }
}
