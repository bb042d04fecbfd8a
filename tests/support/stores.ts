import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { beforeEach } from 'vitest'
import { openDatabase } from '#store/open-database.ts'
import type { Store } from '#store/store.ts'
import type { Tables } from '#store/tables.ts'
import { openPool } from '#store/postgres/database.ts'
import { openSqlite } from '#store/sqlite/database.ts'
import { migratedFile } from './migrated-file.ts'
import { openEmptyDatabase, openMigrated } from './postgres-database.ts'
import { testSecrets } from './secrets.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A place for a store; everything there is removed at the end of the test. */
export type StorePlace = AsyncDisposable & {
  readonly dataDir: string
  /** The settings by which a program finds it. */
  readonly env: Readonly<Record<string, string>>
  /** One more process's store there; closed at the end of the test. */
  readonly open: () => Promise<Store>
  /** The tables behind the store's back. */
  readonly tables: () => Kysely<Tables>
}

export type FreshStore = StorePlace & { readonly store: Store }

export const sqlite = database('SQLite')
export const postgres = database('PostgreSQL')

/** Every store test runs on each of them. */
export const databases = [sqlite, postgres]

function database(name: 'SQLite' | 'PostgreSQL') {
  const findEmptyStore = () => findStorePlace(name, 'empty store')
  return {
    name,
    /** A place that is empty. */
    findPlace: () => findStorePlace(name, 'nothing'),
    /** A place with an empty store that nobody has open. */
    findEmptyStore,
    openFreshStore: async (): Promise<FreshStore> => {
      const place = await findEmptyStore()
      return { ...place, store: await place.open() }
    },
  }
}

/** A store that each test of a group finds new. */
export function freshStore(on: Pick<(typeof databases)[number], 'openFreshStore'>): FreshStore {
  // Filled before each test.
  const fresh = {} as FreshStore
  beforeEach(async () => {
    const opened = Object.assign(fresh, await on.openFreshStore())
    return () => opened[Symbol.asyncDispose]()
  })
  return fresh
}

async function findStorePlace(
  name: 'SQLite' | 'PostgreSQL',
  there: 'nothing' | 'empty store',
): Promise<StorePlace> {
  const used = new AsyncDisposableStack()
  const { path: dataDir } = used.use(await temporaryFolder())
  const file = join(dataDir, 'hof-ter-gist.sqlite')
  const isMigrated = there === 'empty store'
  const findDatabase = isMigrated ? openMigrated : openEmptyDatabase
  const databaseUrl = name === 'PostgreSQL' ? used.use(await findDatabase()).url : undefined
  if (isMigrated && !databaseUrl) await writeFile(file, await migratedFile())
  const settings = { dataDir, databaseUrl, secrets: testSecrets }
  return {
    dataDir,
    env: { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    open: async () => used.use(await openDatabase(settings)),
    tables: () => {
      const dialect = databaseUrl
        ? new PostgresDialect({ pool: openPool(databaseUrl, { max: 10 }) })
        : openSqlite(file).dialect
      return used.use(new Kysely<Tables>({ dialect }))
    },
    [Symbol.asyncDispose]: () => used.disposeAsync(),
  }
}
