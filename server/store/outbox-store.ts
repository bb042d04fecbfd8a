import type { Kysely } from 'kysely'
import { lentMailFrom } from './rows.ts'
import type { OutboxStore } from './store.ts'
import type { Tables } from './tables.ts'

export function createOutboxStore(db: Kysely<Tables>): OutboxStore {
  return {
    // Lending moves the due time to the end of the lease: a process that dies while sending gives
    // the mail back by itself, and two processes never hold the same one.
    lendNext: async (now, leaseEnds) => {
      const row = await db
        .updateTable('mail')
        .set((mail) => ({ attempts: mail('attempts', '+', 1), due_at: leaseEnds.toISOString() }))
        .where('id', '=', (mail) =>
          mail
            .selectFrom('mail')
            .select('id')
            .where('state', '=', 'waiting')
            .where('due_at', '<=', now.toISOString())
            .orderBy('due_at')
            .limit(1),
        )
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now.toISOString())
        .returningAll()
        .executeTakeFirst()
      return row && lentMailFrom(row)
    },
    markSent: async (id, at) => {
      const sent = { state: 'sent', sent_at: at.toISOString(), problem: null }
      await db.updateTable('mail').set(sent).where('id', '=', id).execute()
    },
    retryAt: async (id, at, problem) => {
      const later = { due_at: at.toISOString(), problem }
      await db.updateTable('mail').set(later).where('id', '=', id).execute()
    },
    giveUp: async (id, problem) => {
      await db.updateTable('mail').set({ state: 'failed', problem }).where('id', '=', id).execute()
    },
    nextDue: async () => {
      const row = await db
        .selectFrom('mail')
        .select((mail) => mail.fn.min('due_at').as('due_at'))
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      return row?.due_at ? new Date(row.due_at) : undefined
    },
  }
}
