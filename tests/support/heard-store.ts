import { join } from 'node:path'
import { type CompiledQuery, Kysely, type Logger } from 'kysely'
import { openSqlite } from '#store/sqlite/database.ts'
import { changesInTurn, openPool, queriesOver } from '#store/postgres/database.ts'
import { createStore, type Store } from '#store/store.ts'
import type { InTransaction, Tables } from '#store/tables.ts'
import type { StorePlace } from './stores.ts'
import { sealsUnder } from '#store/seals.ts'
import { testSecrets } from './secrets.ts'

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>

export type HeardStore = AsyncDisposable & {
  readonly store: Store
  /** The statements asked of the database so far, each once, in the order of their first use. */
  readonly heard: ReadonlyMap<string, Statement>
}

export function openHeardStore({ dataDir, env }: StorePlace): HeardStore {
  const heard = new Map<string, Statement>()
  const log: Logger = ({ query: { sql, parameters } }) => {
    if (!heard.has(sql)) heard.set(sql, { sql, parameters })
  }
  const url = env['DATABASE_URL']
  const db = url
    ? queriesOver([openPool(url, { max: 5 })], log)
    : new Kysely<Tables>({ dialect: openSqlite(join(dataDir, 'hof-ter-gist.sqlite')).dialect, log })
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
