import type { Config } from '../config.ts'
import { StoreError } from './migrate.ts'
import { openSqliteStore } from './sqlite/open-store.ts'
import type { Store } from './store.ts'

/** The store the settings ask for. */
export function openStore(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Store> {
  if (config.databaseUrl) {
    throw new StoreError(
      'DATABASE_URL: PostgreSQL is not served yet; leave it unset to use SQLite.',
    )
  }
  return openSqliteStore(config.dataDir)
}
