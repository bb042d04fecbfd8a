import type { Kysely, Transaction } from 'kysely'
import { inParts, someIds } from './in-parts.ts'
import { keepWords } from './search.ts'
import { fromRow, type OnFile, toRow } from './rows.ts'
import type { Tables } from './tables.ts'

export type ReplacedGuest = OnFile<'replaced_guest'>

export function replacedGuestReads(db: Kysely<Tables>) {
  return {
    /** First replaced first. */
    replacedGuestsOf: (reservationId: string) => replacedGuestsOf(db, [reservationId]),
  }
}

export async function replacedGuestsOf(
  db: Kysely<Tables>,
  reservationIds: Iterable<string>,
): Promise<readonly ReplacedGuest[]> {
  const all = db.selectFrom('replaced_guest').selectAll().orderBy('at').orderBy('id')
  const rows = await inParts(reservationIds, (some) =>
    all.where('reservation_id', 'in', some).execute(),
  )
  return rows.map(fromRow)
}

export function replacedGuestChanges(db: Transaction<Tables>) {
  return {
    async addReplacedGuest(guest: ReplacedGuest): Promise<void> {
      await db.insertInto('replaced_guest').values(toRow(guest)).execute()
    },
    async removeReplacedGuests(ids: readonly string[]): Promise<void> {
      const removed = await db
        .deleteFrom('replaced_guest')
        .where('id', 'in', someIds(ids))
        .returning('reservation_id')
        .execute()
      for (const { reservation_id } of removed) await keepWords(db, reservation_id)
    },
  }
}
