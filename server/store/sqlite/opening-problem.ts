import { StoreError } from '../store-error.ts'

/** SQLITE_CANTOPEN; its own words only say that it could not. */
const cannotOpen = 14

/** What keeps the file from being opened, as one line that names the setting; our own mistakes as they are. */
export function openingProblem(error: unknown, path: string): unknown {
  if (!(error instanceof Error)) return error
  const isSqlite = 'code' in error && error.code === 'ERR_SQLITE_ERROR'
  if (!isSqlite && !(error instanceof StoreError)) return error
  const isShut = 'errcode' in error && Number(error.errcode) === cannotOpen
  const why = isShut ? 'no permission, a read-only disk, or no file.' : error.message
  return new StoreError(`DATA_DIR: ${path} cannot be used: ${why}`, { cause: error })
}
