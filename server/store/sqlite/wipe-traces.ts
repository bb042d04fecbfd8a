import { DatabaseSync } from 'node:sqlite'

/** Whoever answers visitors does not stand still for longer. */
const patienceMs = 100

/**
 * Deleted rows stay in the free pages of the file and in the log beside it. `vacuum` writes the file
 * anew without them, and the log is emptied once nobody reads from it.
 */
export function wipeTraces(path: string): boolean {
  using database = new DatabaseSync(path, { timeout: patienceMs })
  try {
    database.exec('vacuum')
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  }
  return database.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0
}

/** SQLITE_BUSY and its kin: somebody else is in the middle of something. */
function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
  return (code & 0xff) === 5 || (code & 0xff) === 6
}
