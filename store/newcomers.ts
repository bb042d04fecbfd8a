import type { Kysely, Transaction } from 'kysely'
import type { Language } from '#language/languages.ts'
import type { Row, Tables } from './tables.ts'

/** Whom a guest asked to come instead; gone once they said yes, or were not to come after all. */
export type Newcomer = {
  readonly id: string
  readonly reservationId: string
  readonly name: string
  readonly email: string
  readonly language: Language
  readonly at: Date
}

export function newcomerReads(db: Kysely<Tables>) {
  const newcomers = db.selectFrom('newcomer').selectAll()
  const read = async (rows: typeof newcomers) => {
    const row = await rows.executeTakeFirst()
    return row && newcomerFrom(row)
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
    async keepNewcomer({ reservationId, at, ...same }: Newcomer): Promise<void> {
      await forgetNewcomer(reservationId)
      const row = { ...same, reservation_id: reservationId, at: at.toISOString() }
      await db.insertInto('newcomer').values(row).execute()
    },
  }
}

function newcomerFrom({ reservation_id: reservationId, at, ...same }: Row<'newcomer'>): Newcomer {
  return { ...same, reservationId, at: new Date(at) }
}
