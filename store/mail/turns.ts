import type { Kysely, Transaction } from 'kysely'
import type { Turns } from '#booking/people/pace.ts'
import { idsOrBlank, rowsIn } from '../rows.ts'
import type { Seals } from '../seals.ts'
import type { Tables } from '../tables.ts'

/** Number of turns left for a mailbox, a network or the whole site, each known by its digest. */
export function turnReads(db: Kysely<Tables>, seals: Seals) {
  return {
    async listEach(whose: readonly string[]): Promise<ReadonlyMap<string, Turns>> {
      const sealed = new Map(whose.map((one) => [one, seals(one)]))
      const turns = db.selectFrom('mailbox_pace').selectAll()
      const ofMailboxes = turns.where('mailbox', 'in', idsOrBlank([...sealed.values()].flat()))
      const rows = new Map((await ofMailboxes.execute()).map((row) => [row.mailbox, row]))
      const found = new Map<string, Turns>()
      for (const [one, sealedWhose] of sealed) {
        // The latest count is under the latest secret.
        const row = sealedWhose.map((seal) => rows.get(seal)).find((each) => each !== undefined)
        if (row) found.set(one, { left: row.turns_left, at: Date.parse(row.counted_at) })
      }
      return found
    },
  }
}

export function turnChanges(db: Transaction<Tables>, seals: Seals) {
  return {
    async saveEach(turns: ReadonlyMap<string, Turns>): Promise<void> {
      if (turns.size === 0) return
      const rows = [...turns].map(([whose, { left, at }]) => {
        const counted = { turns_left: left, counted_at: new Date(at).toISOString() }
        return { mailbox: seals(whose)[0], ...counted }
      })
      await db
        .insertInto('mailbox_pace')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('mailbox').doUpdateSet((row) => ({
            turns_left: row.ref('excluded.turns_left'),
            counted_at: row.ref('excluded.counted_at'),
          })),
        )
        .execute()
    },
    remove: (mailboxes: readonly string[]) =>
      rowsIn(db, 'mailbox_pace').remove({ mailbox: mailboxes }),
  }
}
