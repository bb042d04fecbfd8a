import { mkdirSync } from 'node:fs'
import { ConfigError } from './config.ts'

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'is not a folder',
  ENOTDIR: 'is not a folder',
  EACCES: 'may not be made or used: no permission',
  EPERM: 'may not be made or used: no permission',
  EROFS: 'cannot be made: the disk can only be read',
  // What making a folder and those above it ends with on such a disk.
  ENOENT: 'cannot be made there',
  ENOSPC: 'cannot be made: the disk is full',
}

/** Makes the folder of everything that must survive, for its owner alone, when it is not there yet. */
export function makeDataDir(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    if (!reason) throw error
    throw new ConfigError(`DATA_DIR: ${path} ${reason}; give another folder.`, { cause: error })
  }
}
