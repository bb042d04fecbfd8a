import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Logger } from 'kysely'
import type { Config } from '#server/config.ts'
import type { Secrets } from './seals.ts'
import { StoreError } from './store-error.ts'

export type DatabaseLocation = Pick<Config, 'dataDir' | 'databaseUrl'> & {
  readonly secrets: Secrets
  /** Gets each statement, also those that begin and end a transaction. */
  readonly heard?: Logger | undefined
}

export async function openDatabase(location: DatabaseLocation) {
  const { driver, address } = await driverOf(location)
  return driver.openStore(address, location)
}

export async function openDatabaseToFill(location: DatabaseLocation) {
  const { driver, address } = await driverOf(location)
  return driver.openToFill(address)
}

/** Only the driver in use is loaded: most farms never need the other. */
async function driverOf({ dataDir, databaseUrl }: DatabaseLocation) {
  if (databaseUrl !== undefined) {
    return { driver: await import('./postgres/open-store.ts'), address: databaseUrl }
  }
  makeDataDir(dataDir)
  return { driver: await import('./sqlite/open-store.ts'), address: dataDir }
}

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'is not a folder',
  ENOTDIR: 'is not a folder',
  EACCES: 'may not be made or used: no permission',
  EPERM: 'may not be made or used: no permission',
  EROFS: 'cannot be made: the disk can only be read',
  ENOENT: 'cannot be made there',
  ENOSPC: 'cannot be made: the disk is full',
}

export function makeDataDir(path: string): void {
  try {
    makeFolder(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const reason = reasons[code]
    if (!reason) throw error
    throw new StoreError(`DATA_DIR: ${path} ${reason}; give another folder.`, { cause: error })
  }
}

/** One by one: `recursive` tries for ever where a disk refuses with ENOENT, as /proc does. */
function makeFolder(path: string): void {
  if (isFolder(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, 0o700)
  } catch (error) {
    // Another process may have made it just now.
    if (!isFolder(path)) throw error
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
