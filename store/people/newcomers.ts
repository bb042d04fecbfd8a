import type { Kysely, Transaction } from 'kysely'
import type { Id } from '#booking/id.ts'
import { forgetPayer } from './payers.ts'
import { inBatches, type OnFile, readFirstRow, readRows, rowsIn } from '../rows.ts'
import { saveSearchWords } from '../search/save-words.ts'
import type { Tables } from '../tables.ts'

/** A newcomer stays here until they say yes, or until somebody withdraws them. */
export type Newcomer = OnFile<'newcomer'>

export type ReplacedGuest = OnFile<'replaced_guest'>

export function newcomerReads(db: Kysely<Tables>) {
  const newcomers = db.selectFrom('newcomer').selectAll()
  return {
    find: (id: string) => readFirstRow(newcomers.where('id', '=', id)),
    findOf: (reservationId: Id<'reservation'>) =>
      readFirstRow(newcomers.where('reservation_id', '=', reservationId)),
    listReplacedGuestsOf: (reservationId: Id<'reservation'>) =>
      replacedGuestsOf(db, [reservationId]),
  }
}

export function newcomerChanges(db: Transaction<Tables>) {
  const [newcomers, replaced] = [rowsIn(db, 'newcomer'), rowsIn(db, 'replaced_guest')]
  return {
    forget: (reservationId: Id<'reservation'>) => newcomers.remove({ reservationId }),
    async save(newcomer: Newcomer): Promise<void> {
      await newcomers.remove({ reservationId: newcomer.reservationId })
      await newcomers.add(newcomer)
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

function replacedGuestsOf(
  db: Kysely<Tables>,
  reservationIds: Iterable<string>,
): Promise<readonly ReplacedGuest[]> {
  const all = db.selectFrom('replaced_guest').selectAll().orderBy('at').orderBy('id')
  return inBatches(reservationIds, (some) => readRows(all.where('reservation_id', 'in', some)))
}
