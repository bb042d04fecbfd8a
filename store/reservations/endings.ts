import type { Transaction } from 'kysely'
import type { Id } from '#booking/id.ts'
import { type OnFile, toRow } from '../rows.ts'
import type { Tables } from '../tables.ts'

/** How and by whom a booking ended. */
export type Ending = Omit<OnFile<'ending'>, 'reservationId'>

export function endingChanges(db: Transaction<Tables>) {
  return {
    async addEnding(reservationId: Id<'reservation'>, ending: Ending): Promise<void> {
      await db
        .insertInto('ending')
        .values(toRow({ reservationId, ...ending }))
        .execute()
    },
    /** It goes on. */
    async removeEnding(reservationId: Id<'reservation'>): Promise<void> {
      await db.deleteFrom('ending').where('reservation_id', '=', reservationId).execute()
    },
  }
}
