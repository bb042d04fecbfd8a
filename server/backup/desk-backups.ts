import { recordBackup } from '#office/backup/record-backup.ts'
import type { AppParts } from '../app-parts.ts'
import type { Config } from '../config.ts'
import { readOrMakeBackupKey, backupPublicKey } from './backup-key.ts'
import { backupName } from './keep-backups.ts'
import { sealedLines } from './write-backup.ts'

export type Backups = ReturnType<typeof createBackups>

type Parts = Pick<AppParts, 'store' | 'clock'> & { readonly config: Pick<Config, 'backupKeyFile'> }

export function createBackups({ config, store, clock }: Parts) {
  return {
    publicKey: () => backupPublicKey(config),
    key: async () => (await readOrMakeBackupKey(config)).identity,
    take: async () => {
      const takenAt = clock.now()
      const backup = { ...(await store.copy()), takenAt }
      const lines = await sealedLines(backup, await readOrMakeBackupKey(config))
      const record = async () => void (await recordBackup(store, takenAt))
      const body = lines.pipeThrough(new TransformStream({ flush: record }))
      return { name: backupName(takenAt), body }
    },
  }
}
