import type { Kysely, Transaction } from 'kysely'
import { fromRow, type OnFile, toRow } from './rows.ts'
import type { Tables } from './tables.ts'

/** Whom a guest asked to come instead; gone once they said yes, or were not to come after all. */
export type Newcomer = OnFile<'newcomer'>

export function newcomerReads(db: Kysely<Tables>) {
  const newcomers = db.selectFrom('newcomer').selectAll()
  const read = async (rows: typeof newcomers) => {
    const row = await rows.executeTakeFirst()
    return row && fromRow(row)
  }
  return {
    findNewcomer: (id: string) => read(newcomers.where('id', '=', id)),
    newcomerFor: (reservationId: string) =>
      read(newcomers.where('reservation_id', '=', reservationId)),
  }
}

export function newcomerChanges(db: Transaction<Tables>) {
  async function forgetNewcomer(reservationId: string): Promise<void> {
    await db.deleteFrom('newcomer').where('reservation_id', '=', reservationId).execute()
  }
  return {
    forgetNewcomer,
    /** In place of whoever was asked before. */
    async keepNewcomer(newcomer: Newcomer): Promise<void> {
      await forgetNewcomer(newcomer.reservationId)
      await db.insertInto('newcomer').values(toRow(newcomer)).execute()
    },
  }
}
