import type { Kysely, Transaction } from 'kysely'
import type { Id } from '#booking/id.ts'
import { forgetPayer } from '../people/payers.ts'
import { saveSearchWords } from '../search/save-words.ts'
import { addRow, countWritten, type OnFile, readFirstRow, readRows, toRow } from '../rows.ts'
import type { Tables } from '../tables.ts'

export type Companion = OnFile<'companion'>

type CompanionList = OnFile<'companion_list'>

export function companionReads(db: Kysely<Tables>) {
  const companions = db.selectFrom('companion').selectAll().orderBy('joined_at').orderBy('id')
  const lists = db.selectFrom('companion_list').selectAll()
  return {
    findList: (id: string) => readFirstRow(lists.where('id', '=', id)),
    listOf: (reservationId: Id<'reservation'>) =>
      readFirstRow(lists.where('reservation_id', '=', reservationId)),
    find: (id: string) => readFirstRow(companions.where('id', '=', id)),
    of: (reservationId: Id<'reservation'>) =>
      readRows(companions.where('reservation_id', '=', reservationId)),
    on: (sessionId: Id<'session'>) =>
      readRows(
        companions.where('reservation_id', 'in', (row) =>
          row.selectFrom('reservation').select('id').where('session_id', '=', sessionId),
        ),
      ),
  }
}

export function companionChanges(db: Transaction<Tables>) {
  const row = (id: string) => db.updateTable('companion').where('id', '=', id)
  return {
    addList: (list: CompanionList) => addRow(db, 'companion_list', toRow(list)),
    async removeList(reservationId: Id<'reservation'>): Promise<void> {
      const list = db.deleteFrom('companion_list')
      await list.where('reservation_id', '=', reservationId).execute()
    },
    async add(added: Companion): Promise<void> {
      await addRow(db, 'companion', toRow(added))
      await saveSearchWords(db, added.reservationId)
    },
    async saveDiets(id: string, answer: string, consentedAt: Date): Promise<void> {
      await row(id).set({ diets: answer, consented_at: consentedAt.toISOString() }).execute()
    },
    /** False when there were none. */
    async forgetDiets(id: string): Promise<boolean> {
      const answered = row(id).set({ diets: '', consented_at: null }).where('diets', '<>', '')
      return (await countWritten(answered)) > 0
    },
    /** Removes a companion; the money they paid stays the booking's, and bears nobody's name. */
    async remove(id: string): Promise<void> {
      const companion = db.selectFrom('companion').select('reservation_id').where('id', '=', id)
      const found = await companion.executeTakeFirst()
      if (!found) return
      await forgetPayer(db, { reservationId: found.reservation_id, id })
      await db.deleteFrom('companion').where('id', '=', id).execute()
      await saveSearchWords(db, found.reservation_id)
    },
  }
}
