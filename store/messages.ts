import type { Kysely, Transaction } from 'kysely'
import { type OnFile, read, readFirst, someIds, toRow } from './rows.ts'
import type { Tables } from './tables.ts'

/** From the contact page. */
export type Message = OnFile<'message'>

export function messageReads(db: Kysely<Tables>) {
  const messages = db.selectFrom('message').selectAll().orderBy('created_at', 'desc')
  return {
    findMessage: (id: string) => readFirst(messages.where('id', '=', id)),
    listMessages: () => read(messages),
    /** The latest that were written by then. */
    messagesUntil: (until: Date, count: number) =>
      read(messages.where('created_at', '<=', until.toISOString()).limit(count)),
  }
}

export function messageChanges(db: Transaction<Tables>) {
  return {
    async addMessage(message: Message): Promise<void> {
      await db.insertInto('message').values(toRow(message)).execute()
    },
    async removeMessages(ids: readonly string[]): Promise<void> {
      await db.deleteFrom('message').where('id', 'in', someIds(ids)).execute()
    },
  }
}
