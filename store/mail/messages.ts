import type { Kysely, Transaction } from 'kysely'
import { idsOrBlank, type OnFile, readFirstRow, readRows, rowsIn } from '../rows.ts'
import type { Tables } from '../tables.ts'

export type Message = OnFile<'message'>

type Handled = 'handledAt' | 'handledBy' | 'handledAs'

export type NewMessage = Omit<Message, Handled>

export function messageReads(db: Kysely<Tables>) {
  const messages = db.selectFrom('message').selectAll().orderBy('created_at', 'desc')
  const oldestFirst = messages.clearOrderBy().orderBy('created_at')
  return {
    find: (id: string) => readFirstRow(messages.where('id', '=', id)),
    listEach: (ids: readonly string[]) => readRows(oldestFirst.where('id', 'in', idsOrBlank(ids))),
    list: () => readRows(messages),
    listUntil: (until: Date, count: number) =>
      readRows(messages.where('created_at', '<=', until.toISOString()).limit(count)),
    listToAnswer: () => readRows(oldestFirst.where('handled_at', 'is', null)),
    async countToAnswer(): Promise<number> {
      const waiting = db.selectFrom('message').where('handled_at', 'is', null)
      const found = await waiting.select(({ fn }) => fn.countAll().as('count')).executeTakeFirst()
      return Number(found?.count ?? 0)
    },
  }
}

export function messageChanges(db: Transaction<Tables>) {
  const messages = rowsIn(db, 'message')
  return {
    add: (message: NewMessage) => messages.add(message),
    handle: async (id: string, handled: Pick<Message, Handled>) =>
      (await messages.change({ id, handledAt: undefined }, handled)) > 0,
  }
}
