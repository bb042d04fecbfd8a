import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import type { Store } from './store.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** The store the settings ask for. Only its own driver is loaded: most farms never need the other. */
export async function openStore(config: Place): Promise<Store> {
  if (config.databaseUrl !== undefined) {
    const { openPostgresStore } = await import('./postgres/open-store.ts')
    return openPostgresStore(config.databaseUrl)
  }
  const { openSqliteStore } = await import('./sqlite/open-store.ts')
  return openSqliteStore(config.dataDir)
}

/** A database that is to become the store: nothing is made or changed in it yet. */
export type ToFill = {
  readonly transaction: Database['transaction']
  /** Names of the tables that are there. */
  readonly tables: () => Promise<readonly string[]>
  /** What an error says to an owner. */
  readonly problemOf: (error: unknown) => unknown
  readonly close: () => Promise<void>
}

export async function openToFill({ dataDir, databaseUrl }: Place): Promise<ToFill> {
  if (databaseUrl !== undefined) {
    const { openPostgresToFill } = await import('./postgres/open-to-fill.ts')
    return openPostgresToFill(databaseUrl)
  }
  const { openSqliteToFill } = await import('./sqlite/open-to-fill.ts')
  return openSqliteToFill(dataDir)
}
