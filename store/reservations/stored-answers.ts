import type { Kysely, Transaction } from 'kysely'
import { type OnFile, readFirstRow, rowsIn } from '../rows.ts'
import type { Tables } from '../tables.ts'

/** Answer to a request by its idempotency key, for the same request when it comes again. */
export type StoredAnswer = Omit<OnFile<'kept_answer'>, 'held'> & { readonly held: boolean }

export function storedAnswerReads(db: Kysely<Tables>) {
  return {
    async find(key: string): Promise<StoredAnswer | undefined> {
      const answer = db.selectFrom('kept_answer').selectAll().where('key', '=', key)
      const row = await readFirstRow(answer)
      return row && { ...row, held: row.held === 1 }
    },
  }
}

export function storedAnswerChanges(db: Transaction<Tables>) {
  const answers = rowsIn(db, 'kept_answer')
  return {
    save: (answer: StoredAnswer) => answers.add({ ...answer, held: Number(answer.held) }),
    forget: (key: string) => answers.remove({ key }),
  }
}
