import { StoreError } from '../store-error.ts'

/** What keeps the file from being opened, as one line that names the setting; our own mistakes as they are. */
export function openingProblem(error: unknown, path: string): unknown {
  if (!(error instanceof Error)) return error
  const isSqlite = 'code' in error && error.code === 'ERR_SQLITE_ERROR'
  if (!isSqlite && !(error instanceof StoreError)) return error
  return new StoreError(`DATA_DIR: ${path} cannot be used: ${error.message}`, { cause: error })
}
