import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { rowsIn } from '../rows.ts'
import type { Tables } from '../tables.ts'

export function linksMarkReads(db: Kysely<Tables>) {
  return {
    /** Makes the signing keys other ones since the last restore; empty before the first. */
    async getMark(): Promise<string> {
      return (await db.selectFrom('links_mark').select('mark').executeTakeFirstOrThrow()).mark
    },
  }
}

export function linksMarkChanges(db: Transaction<Tables>) {
  return {
    /** An old link is not valid again after a backup is restored. */
    end: () => rowsIn(db, 'links_mark').change({}, { mark: randomUUID() }),
  }
}
