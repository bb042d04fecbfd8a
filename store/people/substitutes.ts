import type { Kysely, Transaction } from 'kysely'
import type { Id } from '#booking/id.ts'
import { forgetPayer } from './payers.ts'
import { type OnFile, readFirstRow, readRows, rowsIn } from '../rows.ts'
import { saveSearchWords } from '../search/save-words.ts'
import type { Tables } from '../tables.ts'

/** A substitute stays here until they say yes, or until somebody withdraws them. */
export type Substitute = OnFile<'substitute'>

export type ReplacedGuest = OnFile<'replaced_guest'>

export function substituteReads(db: Kysely<Tables>) {
  const substitutes = db.selectFrom('substitute').selectAll()
  const replaced = db.selectFrom('replaced_guest').selectAll().orderBy('at').orderBy('id')
  return {
    find: (id: string) => readFirstRow(substitutes.where('id', '=', id)),
    findOf: (reservationId: Id<'reservation'>) =>
      readFirstRow(substitutes.where('reservation_id', '=', reservationId)),
    listReplacedGuestsOf: (reservationId: Id<'reservation'>) =>
      readRows(replaced.where('reservation_id', '=', reservationId)),
  }
}

export function substituteChanges(db: Transaction<Tables>) {
  const substitutes = rowsIn(db, 'substitute')
  const replaced = rowsIn(db, 'replaced_guest')
  return {
    forget: (reservationId: Id<'reservation'>) => substitutes.remove({ reservationId }),
    async save(substitute: Substitute): Promise<void> {
      await substitutes.remove({ reservationId: substitute.reservationId })
      await substitutes.add(substitute)
    },
    addReplacedGuest: (guest: ReplacedGuest) => replaced.add(guest),
    /** Removes a replaced guest, and their name from their payments. */
    async removeReplacedGuest({ id, reservationId }: Pick<ReplacedGuest, 'id' | 'reservationId'>) {
      await forgetPayer(db, { reservationId, id })
      await replaced.remove({ id })
      await saveSearchWords(db, reservationId)
    },
  }
}
