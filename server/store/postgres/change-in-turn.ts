import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

/** Any number that nothing else in this database locks by. */
const lock = 1_815_062_024

/**
 * Runs a change when no other process is in the middle of one, as SQLite does by itself. Under
 * "read committed" each statement that follows sees all that was written before the lock was given,
 * and nobody writes until it is given back: no change has to be tried again
 * (docs/decisions/0007-postgresql.md).
 */
export function changeInTurn<T>(
  db: Kysely<Tables>,
  work: (db: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (changing) => {
      // With it, that an answer given is an answer kept, however the server is set.
      await sql`
        select pg_advisory_xact_lock(${sql.lit(lock)}), set_config('synchronous_commit', 'on', true)
      `.execute(changing)
      return work(changing)
    })
}
