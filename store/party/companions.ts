import type { Kysely, Transaction } from 'kysely'
import type { Id } from '#booking/id.ts'
import { forgetPayer } from '../people/payers.ts'
import { saveSearchWords } from '../search/save-words.ts'
import { countWritten, type OnFile, readFirstRow, readRows, rowsIn } from '../rows.ts'
import type { Tables } from '../tables.ts'

export type Companion = OnFile<'companion'>

export function companionReads(db: Kysely<Tables>) {
  const companions = db.selectFrom('companion').selectAll().orderBy('joined_at').orderBy('id')
  const lists = db.selectFrom('companion_list').selectAll()
  return {
    findList: (id: string) => readFirstRow(lists.where('id', '=', id)),
    findListOf: (reservationId: Id<'reservation'>) =>
      readFirstRow(lists.where('reservation_id', '=', reservationId)),
    find: (id: string) => readFirstRow(companions.where('id', '=', id)),
    listOf: (reservationId: Id<'reservation'>) =>
      readRows(companions.where('reservation_id', '=', reservationId)),
    listOn: (sessionId: Id<'session'>) =>
      readRows(
        companions.where('reservation_id', 'in', (row) =>
          row.selectFrom('reservation').select('id').where('session_id', '=', sessionId),
        ),
      ),
  }
}

export function companionChanges(db: Transaction<Tables>) {
  const lists = rowsIn(db, 'companion_list')
  const companions = rowsIn(db, 'companion')
  return {
    addList: (list: OnFile<'companion_list'>) => lists.add(list),
    removeList: (reservationId: Id<'reservation'>) => lists.remove({ reservationId }),
    async add(added: Companion): Promise<void> {
      await companions.add(added)
      await saveSearchWords(db, added.reservationId)
    },
    saveDiets: (id: string, diets: string, consentedAt: Date) =>
      companions.change({ id }, { diets, consentedAt }),
    async forgetDiets(id: string): Promise<boolean> {
      const row = db.updateTable('companion').where('id', '=', id)
      const answered = row.set({ diets: '', consented_at: null }).where('diets', '<>', '')
      return (await countWritten(answered)) > 0
    },
    /** Removes a companion; money they paid stays the booking's, without a name. */
    async remove(id: string): Promise<void> {
      const companion = db.selectFrom('companion').select('reservation_id').where('id', '=', id)
      const found = await companion.executeTakeFirst()
      if (!found) return
      await forgetPayer(db, { reservationId: found.reservation_id, id })
      await companions.remove({ id })
      await saveSearchWords(db, found.reservation_id)
    },
  }
}
