import type { Config } from '../config.ts'
import { eraseAgain } from '#office/personal-data/erase-again.ts'
import { type ErasureList, erasuresIn } from '#store/personal-data/erasures.ts'
import { fillStore } from '#store/backup/fill-store.ts'
import { openDatabase } from '#store/open-database.ts'
import { readSigningSecrets } from '../signing-keys.ts'
import { type BackupKey, readBackupKey, saveBackupKey } from './backup-key.ts'
import { type Backup, BackupError } from './backup.ts'
import { readBackup } from './read-backup.ts'

type Restore = {
  readonly file: string
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backupKeyFile' | 'signingSecret'>
  readonly now: Date
  readonly later: string | undefined
  readonly refusal: (backup: Backup) => string | undefined
}

/** Reads the file to its end before the store is opened, so that a bad file changes nothing. */
export async function restoreBackup(restore: Restore) {
  const { file, config, now, later, refusal } = restore
  let key: BackupKey | undefined
  const read = (from: string) => readBackup(from, () => (key = readBackupKey(config)))
  const backup = await read(file)
  const refused = refusal(backup)
  if (refused) throw new BackupError(refused)
  const laterBackup = later === undefined ? undefined : { file: later, ...(await read(later)) }
  const list = erasuresFor(backup, laterBackup)
  let erasedAgain = 0
  const place = { ...config, secrets: readSigningSecrets(config) }
  await fillStore(place, {
    copy: backup,
    heldSince: now,
    beforeCommit: async (changes) => {
      erasedAgain = await eraseAgain(changes, list, now)
      if (key) saveBackupKey(key, config.dataDir)
    },
  })
  if (erasedAgain > 0) await wipeOnce(place)
  return { ...backup, erasedAgain, erasuresUntil: (laterBackup ?? backup).takenAt }
}

/** @throws BackupError when the other backup is not later, or holds no list */
function erasuresFor(backup: Backup, later?: Backup & { readonly file: string }): ErasureList {
  const erasures = erasuresIn(backup) ?? { people: [], records: [] }
  if (!later) return erasures
  if (later.takenAt < backup.takenAt) {
    throw new BackupError(`${later.file} was taken before the backup itself; give a later one.`)
  }
  const added = erasuresIn(later)
  if (!added) throw new BackupError(`${later.file} is of a version that kept no list of erasures.`)
  return {
    people: [...erasures.people, ...added.people],
    records: [...erasures.records, ...added.records],
  }
}

/** Deleted rows stay in the file until it is written anew. */
async function wipeOnce(place: Parameters<typeof openDatabase>[0]): Promise<void> {
  await using store = await openDatabase(place)
  await store.wipeTraces()
}
