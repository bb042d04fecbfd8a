import type { Config } from '../config.ts'
import type { Store } from './store.ts'

/** The store the settings ask for. Only its own driver is loaded: most farms never need the other. */
export async function openStore(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Store> {
  if (config.databaseUrl !== undefined) {
    const { openPostgresStore } = await import('./postgres/open-store.ts')
    return openPostgresStore(config.databaseUrl)
  }
  const { openSqliteStore } = await import('./sqlite/open-store.ts')
  return openSqliteStore(config.dataDir)
}
