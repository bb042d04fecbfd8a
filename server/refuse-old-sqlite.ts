import { DatabaseSync } from 'node:sqlite'

/** Below this version, SQLite can damage a database in WAL mode when two processes reset the log at once. */
const oldest = [3, 51, 3]

export function refuseOldSqlite(): void {
  const database = new DatabaseSync(':memory:')
  const version = String(database.prepare('select sqlite_version() as version').get()?.['version'])
  database.close()
  const parts = version.split('.').map(Number)
  const older = oldest.findIndex((wanted, i) => (parts[i] ?? 0) !== wanted)
  if (older !== -1 && (parts[older] ?? 0) < (oldest[older] ?? 0)) {
    throw new Error(`SQLite ${version} is too old; run the site with the Node of its package.json.`)
  }
}
