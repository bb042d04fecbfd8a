import type { Kysely, Transaction } from 'kysely'
import type { ClockBelief } from '../clock-belief.ts'
import type { Tables } from './tables.ts'

export type ClockLists = {
  /** Undefined until a site has looked for the first time. */
  readonly clockBelief: () => Promise<ClockBelief | undefined>
}

export type ClockChanges = { readonly keepClockBelief: (belief: ClockBelief) => Promise<void> }

export function createClockLists(db: Kysely<Tables>): ClockLists {
  return {
    clockBelief: async () => {
      const row = await db.selectFrom('clock').selectAll().executeTakeFirst()
      if (!row) return undefined
      const { sure_at: sureAt, doubted_since: since } = row
      return {
        sureAt: new Date(sureAt),
        doubtedSince: since === null ? undefined : new Date(since),
      }
    },
  }
}

export function createClockChanges(db: Transaction<Tables>): ClockChanges {
  return {
    keepClockBelief: async ({ sureAt, doubtedSince }) => {
      const kept = {
        sure_at: sureAt.toISOString(),
        doubted_since: doubtedSince?.toISOString() ?? null,
      }
      await db
        .insertInto('clock')
        .values({ id: 1, ...kept })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(kept))
        .execute()
    },
  }
}
