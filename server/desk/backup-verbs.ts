import { isoInBrussels } from '#booking/brussels-time.ts'
import type { Backup } from '../backup/backup.ts'
import { readKeptFiles } from '../backup/kept-files.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Store } from '../store/store.ts'
import type { Row } from './rows.ts'

type Desk = { readonly config: Config; readonly clock: Clock }
type Asked = { readonly words: readonly string[] }
type Listed = { readonly rows: readonly Row[]; readonly note?: string }

/** Everything there is, into one file, while the site runs. */
export async function backupVerb(
  { store, clock, config }: Desk & { readonly store: Store },
  { words: [file = ''] }: Asked,
): Promise<Listed> {
  const takenAt = clock.now()
  const files = await readKeptFiles(config.dataDir)
  const backup = { ...(await store.copy()), takenAt, files }
  await writeBackup(backup, file)
  return { rows: [rowOf(file, backup)] }
}

/** A backup into an empty store, with the mails kept in. */
export async function restoreVerb(
  { clock, config }: Desk,
  { words: [file = ''] }: Asked,
): Promise<Listed> {
  const backup = await restoreBackup({ file, config, now: clock.now() })
  const note =
    'The mails are held, as some may have gone out since the backup was taken: ' +
    'look at `farm mails`, then let them go with `farm mails --release`.'
  return { rows: [rowOf(file, backup)], note }
}

function rowOf(file: string, { takenAt, tables }: Backup): Row {
  const count = (name: string) => tables.find((table) => table.name === name)?.rows.length ?? 0
  return {
    file,
    takenAt: isoInBrussels(takenAt),
    dates: count('session'),
    reservations: count('reservation'),
    messages: count('message'),
    mails: count('mail'),
  }
}
