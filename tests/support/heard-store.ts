import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { openSqlite } from '#store/sqlite/database.ts'
import { changesInTurn, openPool } from '#store/postgres/database.ts'
import { createStore, type Store } from '#store/store.ts'
import type { InTransaction, Tables } from '#store/tables.ts'
import type { StorePlace } from './stores.ts'
import { sealsUnder } from '#store/seals.ts'
import { testSecrets } from './secrets.ts'

export type Heard = { readonly sql: string; readonly parameters: readonly unknown[] }

export type HeardStore = AsyncDisposable & {
  readonly store: Store
  /** What the store asked its database so far, once each, as it was first asked. */
  readonly heard: ReadonlyMap<string, Heard>
}

/** The store of a place that stands already, with everything it asks. */
export function openHeardStore({ dataDir, env }: StorePlace): HeardStore {
  const heard = new Map<string, Heard>()
  const url = env['DATABASE_URL']
  const dialect = url
    ? new PostgresDialect({ pool: openPool(url, { max: 5 }) })
    : openSqlite(join(dataDir, 'hof-ter-gist.sqlite')).dialect
  const db = new Kysely<Tables>({
    dialect,
    log: ({ query: { sql, parameters } }) => {
      if (!heard.has(sql)) heard.set(sql, { sql, parameters })
    },
  })
  const inTransaction: InTransaction = (work) => db.transaction().execute(work)
  const store = createStore({
    db,
    transaction: url ? changesInTurn(db) : inTransaction,
    seals: sealsUnder(testSecrets),
    locksRows: url !== undefined,
    beginCopy: 'begin',
    scheduleRevision: async () => 1,
    wipeTraces: async () => true,
    check: async () => undefined,
    close: () => db.destroy(),
  })
  return { store, heard, [Symbol.asyncDispose]: () => db.destroy() }
}
