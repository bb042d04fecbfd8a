import { DatabaseSync } from 'node:sqlite'

/** Below this version, SQLite can damage a database in WAL mode when two processes reset the log at once. */
const oldest = '3.51.3'

export function refuseOldSqlite(): void {
  const database = new DatabaseSync(':memory:')
  const version = String(database.prepare('select sqlite_version() as version').get()?.['version'])
  database.close()
  if (version.localeCompare(oldest, 'en', { numeric: true }) < 0) {
    throw new Error(`SQLite ${version} is too old; run the site with the Node of its package.json.`)
  }
}
