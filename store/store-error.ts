export class StoreError extends Error {
  override name = 'StoreError'
}

/** The store's files were moved or replaced: anything written now is lost. */
export class StoreMoved extends StoreError {
  override name = 'StoreMoved'
  readonly errstr = 'DATA_DIR was removed or replaced while the site ran: put it back, then restart'
}

export class DiskFull extends StoreError {
  override name = 'DiskFull'
  readonly errstr = 'the disk has less room than a booking takes'
}

/** Low bytes of SQLite's codes for: busy, locked, read-only, a failing disk, a full one, gone. */
const sqliteAway: ReadonlySet<number> = new Set([5, 6, 8, 10, 13, 14])

/** PostgreSQL's classes for trouble with connection, room, operator and system. */
const postgresAway = /^(08|53|57|58)[\dA-Z]{3}$|^(25006|25P03|55P03)$/

const networkAway =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** The messages of `pg` that have no code. */
const withoutCode =
  /^(timeout (exceeded when trying to connect|expired)|Connection terminated|Query read timeout|Client .+ is not queryable$)/

/** True where another try may help (a full disk, a database that is away); any other error is our mistake. */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof StoreMoved) return true
  const { message } = error
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ERR_SQLITE_ERROR') return sqliteAway.has(sqliteCode(error))
  return postgresAway.test(code) || networkAway.test(code) || withoutCode.test(message)
}

export function sqliteCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
}
