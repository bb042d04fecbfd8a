import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { makeDataDir } from './data-dir.ts'
import { syncFolderAtOnce } from './sync-folder.ts'

/** Its name in `DATA_DIR`. */
export const secretFile = 'signing-secret'

/**
 * What signs the links in mails: the one that was set, or one of 256 bits made at the first start and
 * kept beside the data. Two processes that start at once end up with the same.
 */
export function signingSecret(config: Pick<Config, 'signingSecret' | 'dataDir'>): string {
  if (config.signingSecret) return config.signingSecret
  const path = join(config.dataDir, secretFile)
  return readKept(path) ?? makeOnce(path, config.dataDir)
}

function readKept(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Written whole under another name first: a link to a file is made by one process only. */
function makeOnce(path: string, folder: string): string {
  makeDataDir(folder)
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  syncFolderAtOnce(folder)
  return readKept(path) ?? ''
}
