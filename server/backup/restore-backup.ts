import type { Config } from '../config.ts'
import { fillStore } from '../store/fill-store.ts'
import type { Backup } from './backup.ts'
import { writeKeptFiles } from './kept-files.ts'
import { readBackup } from './read-backup.ts'

type Restore = {
  readonly file: string
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl'>
  readonly now: Date
}

/**
 * Puts a backup into an empty store, with its mails held. The file is read to its end before the
 * store is opened: a bad one changes nothing.
 */
export async function restoreBackup({ file, config, now }: Restore): Promise<Backup> {
  const backup = await readBackup(file)
  await fillStore(config, {
    copy: backup,
    heldSince: now,
    beforeCommit: () => writeKeptFiles(config.dataDir, backup.files),
  })
  return backup
}
