import type { Kysely, Transaction } from 'kysely'
import type { Turns } from '#booking/people/pace.ts'
import { someIds } from './rows.ts'
import type { Seals } from './seals.ts'
import type { Tables } from './tables.ts'

/** How many turns a mailbox, a network or the whole site has left. */
export function turnReads(db: Kysely<Tables>, seals: Seals) {
  return {
    /** `whose` is the digest of a mailbox or network. */
    async findTurns(whose: string): Promise<Turns | undefined> {
      const sealed = seals(whose)
      const turns = db.selectFrom('mailbox_pace').selectAll().where('mailbox', 'in', sealed)
      // One counted under a secret of before has no later count under the next.
      const rows = await turns.orderBy('counted_at', 'desc').execute()
      const row = rows.find(({ mailbox }) => mailbox === sealed[0]) ?? rows[0]
      return row && { left: row.turns_left, at: Date.parse(row.counted_at) }
    },
  }
}

export function turnChanges(db: Transaction<Tables>, seals: Seals) {
  return {
    async keepTurns(whose: string, { left, at }: Turns): Promise<void> {
      const counted = { turns_left: left, counted_at: new Date(at).toISOString() }
      await db
        .insertInto('mailbox_pace')
        .values({ mailbox: seals(whose)[0], ...counted })
        .onConflict((conflict) => conflict.column('mailbox').doUpdateSet(counted))
        .execute()
    },
    /** Turns that are owed (less than 0) stay. */
    async forgetTurns(before: Date): Promise<void> {
      await db
        .deleteFrom('mailbox_pace')
        .where('counted_at', '<', before.toISOString())
        .where('turns_left', '>=', 0)
        .execute()
    },
    /** Named as their rows are. */
    async removeTurns(mailboxes: readonly string[]): Promise<void> {
      await db.deleteFrom('mailbox_pace').where('mailbox', 'in', someIds(mailboxes)).execute()
    },
  }
}
