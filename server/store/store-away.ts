/** Low byte of SQLite's result codes: busy, locked, read-only, a disk that fails, full, gone. */
const sqliteAway: ReadonlySet<number> = new Set([5, 6, 8, 10, 13, 14])

/** PostgreSQL's classes of trouble with the connection, with room, with its operator and its system. */
const postgresAway = /^(08|53|57|58)[\dA-Z]{3}$|^(25006|25P03|55P03)$/

const networkAway =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** What `pg` says where it has no code. */
const withoutCode =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout)/

/**
 * Whether something failed because the store cannot be used for now (a full disk, a database that is
 * away): then trying again later helps. All else is a mistake of ours, and will not mend itself.
 */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', errcode = 0, message } = error as NodeJS.ErrnoException & { errcode?: number }
  if (code === 'ERR_SQLITE_ERROR') return sqliteAway.has(errcode & 0xff)
  return postgresAway.test(code) || networkAway.test(code) || withoutCode.test(message)
}
