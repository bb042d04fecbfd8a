import type { Kysely, Transaction } from 'kysely'
import { addRow, type OnFile, readFirstRow, toRow } from '../rows.ts'
import type { Tables } from '../tables.ts'

/** The answer to a request by its idempotency key: the same request gets the same answer. */
export type StoredAnswer = Omit<OnFile<'kept_answer'>, 'held'> & { readonly held: boolean }

export function storedAnswerReads(db: Kysely<Tables>) {
  return {
    async find(key: string): Promise<StoredAnswer | undefined> {
      const answer = db.selectFrom('kept_answer').selectAll().where('key', '=', key)
      const kept = await readFirstRow(answer)
      return kept && { ...kept, held: kept.held === 1 }
    },
  }
}

export function storedAnswerChanges(db: Transaction<Tables>) {
  return {
    save: (answer: StoredAnswer) =>
      addRow(db, 'kept_answer', toRow({ ...answer, held: Number(answer.held) })),
    async forget(key: string): Promise<void> {
      await db.deleteFrom('kept_answer').where('key', '=', key).execute()
    },
  }
}
