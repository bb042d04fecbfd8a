import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { rowsIn } from '../rows.ts'
import type { Tables } from '../tables.ts'

export function linksMarkReads(db: Kysely<Tables>) {
  return {
    /** A text in the signing keys, which each restore changes; empty before the first restore. */
    async getMark(): Promise<string> {
      return (await db.selectFrom('links_mark').select('mark').executeTakeFirstOrThrow()).mark
    },
  }
}

export function linksMarkChanges(db: Transaction<Tables>) {
  return {
    /** Old links stay invalid after a backup is restored. */
    end: () => rowsIn(db, 'links_mark').change({}, { mark: randomUUID() }),
  }
}
