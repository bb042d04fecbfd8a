import type { Transaction } from 'kysely'
import type { PaceChanges } from './store.ts'
import type { Tables } from './tables.ts'

/** What is counted for each mailbox, inside one transaction. */
export function createPaceChanges(db: Transaction<Tables>): PaceChanges {
  return {
    findTurns: async (mailbox) => {
      const row = await db
        .selectFrom('mailbox_pace')
        .selectAll()
        .where('mailbox', '=', mailbox)
        .executeTakeFirst()
      return row && { left: row.turns_left, at: Date.parse(row.counted_at) }
    },
    keepTurns: async (mailbox, turns) => {
      const counted = { turns_left: turns.left, counted_at: new Date(turns.at).toISOString() }
      await db
        .insertInto('mailbox_pace')
        .values({ mailbox, ...counted })
        .onConflict((conflict) => conflict.column('mailbox').doUpdateSet(counted))
        .execute()
    },
    forgetTurns: async (before) => {
      await db.deleteFrom('mailbox_pace').where('counted_at', '<', before.toISOString()).execute()
    },
  }
}
