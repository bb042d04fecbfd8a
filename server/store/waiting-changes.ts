import type { Transaction } from 'kysely'
import type { LifeChanges } from './life.ts'
import { waitingFrom } from './life-lists.ts'
import type { Tables } from './tables.ts'

type WaitingChanges = Pick<
  LifeChanges,
  'addWaiting' | 'updateWaiting' | 'waitingFor' | 'keepDiets' | 'forgetDiets'
>

/** The steps around a full date and around what a party may not eat. */
export function createWaitingChanges(db: Transaction<Tables>): WaitingChanges {
  return {
    addWaiting: async ({ sessionId, createdAt, offeredUntil, reservationId, ...entry }) => {
      await db
        .insertInto('waiting')
        .values({
          ...entry,
          session_id: sessionId,
          created_at: createdAt.toISOString(),
          offered_until: offeredUntil?.toISOString() ?? null,
          reservation_id: reservationId ?? null,
        })
        .execute()
    },
    updateWaiting: async (id, changed) => {
      const { state, offeredUntil, reservationId } = changed
      await db
        .updateTable('waiting')
        .set({
          ...(state && { state }),
          ...(reservationId && { reservation_id: reservationId }),
          ...('offeredUntil' in changed && { offered_until: offeredUntil?.toISOString() ?? null }),
        })
        .where('id', '=', id)
        .execute()
    },
    waitingFor: async (sessionId) => {
      const rows = await db
        .selectFrom('waiting')
        .selectAll()
        .where('session_id', '=', sessionId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(waitingFrom)
    },
    keepDiets: async ({ reservationId, answer, consentedAt }) => {
      const row = { answer, consented_at: consentedAt.toISOString() }
      await db
        .insertInto('diet')
        .values({ reservation_id: reservationId, ...row })
        .onConflict((conflict) => conflict.column('reservation_id').doUpdateSet(row))
        .execute()
    },
    forgetDiets: async (reservationId) => {
      await db.deleteFrom('diet').where('reservation_id', '=', reservationId).execute()
    },
  }
}
