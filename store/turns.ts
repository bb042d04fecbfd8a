import type { Kysely, Transaction } from 'kysely'
import type { Turns } from '#booking/people/pace.ts'
import { someIds } from './rows.ts'
import type { Tables } from './tables.ts'

/** How many turns a mailbox, a network or the whole site has left. */
export function turnReads(db: Kysely<Tables>) {
  return {
    /** `whose` is the digest of a mailbox or network. */
    async findTurns(whose: string): Promise<Turns | undefined> {
      const turns = db.selectFrom('mailbox_pace').selectAll().where('mailbox', '=', whose)
      const row = await turns.executeTakeFirst()
      return row && { left: row.turns_left, at: Date.parse(row.counted_at) }
    },
  }
}

export function turnChanges(db: Transaction<Tables>) {
  return {
    async keepTurns(whose: string, { left, at }: Turns): Promise<void> {
      const counted = { turns_left: left, counted_at: new Date(at).toISOString() }
      await db
        .insertInto('mailbox_pace')
        .values({ mailbox: whose, ...counted })
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
    async removeTurns(whose: readonly string[]): Promise<void> {
      await db.deleteFrom('mailbox_pace').where('mailbox', 'in', someIds(whose)).execute()
    },
  }
}
