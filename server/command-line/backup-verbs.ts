import { join } from 'node:path'
import { isoInBrussels } from '#booking/dates/brussels-time.ts'
import { checkClock } from '#booking/dates/clock.ts'
import { isPastKeeping, retentionTerms } from '#booking/personal-data/retention.ts'
import { readOrMakeBackupKey } from '../backup/backup-key.ts'
import type { Backup } from '../backup/backup.ts'
import { backupName, readKeepDays, removeOldBackups } from '../backup/keep-backups.ts'
import { recordBackup } from '#office/backup/record-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import type { PrintedRow } from './rows.ts'
import type { AskedLine, Listed, OpenSite, Site } from './verb.ts'

/** The word is a folder where `keep` is given, and older backups there are removed. */
export async function backupVerb(
  { store, clock, config }: OpenSite,
  { words: [place = ''], keep }: AskedLine,
): Promise<Listed> {
  const takenAt = clock.now()
  const days = keep === undefined ? undefined : readKeepDays(keep)
  if (keep !== undefined && days === undefined) {
    return { refused: 'Give a number of days: farm backup --keep 30d DIR.' }
  }
  const file = days === undefined ? place : join(place, backupName(takenAt))
  const key = await readOrMakeBackupKey(config)
  const backup = { ...(await store.copy()), takenAt }
  await writeBackup(backup, file, key)
  const isDoubted =
    !config.startsAt && checkClock(await store.clockBelief.find(), takenAt).doubtedSince
  if (days !== undefined && !isDoubted) await removeOldBackups(place, days, takenAt)
  await recordBackup(store, takenAt)
  const newKey =
    `A key for backups was made: ${key.path}. ` +
    'Keep a copy of it away from this machine and from the backups; without it none of them opens.'
  const kept =
    'No earlier backup was removed, as the clock is doubted: `farm clock --right` says that it is right.'
  const notes = [...(key.isNew ? [newKey] : []), ...(days !== undefined && isDoubted ? [kept] : [])]
  return { rows: [rowOf(file, backup)], ...(notes.length > 0 && { note: notes.join('\n') }) }
}

export async function restoreVerb(
  { clock, config }: Site,
  { words: [file = ''], 'older-than-promised': acceptsOld, erasures: later }: AskedLine,
): Promise<Listed> {
  const now = clock.now()
  const refusal = (backup: Backup) => (acceptsOld ? undefined : tooOld(file, backup, now))
  const backup = await restoreBackup({ file, config, now, later, refusal })
  const { erasedAgain, erasuresUntil } = backup
  const note =
    'The mails are held, as some may have gone out since the backup was taken: ' +
    'look at `farm mails`, then let them go with `farm mails --release`. ' +
    'Every link of before has ended, those in these mails too: `farm desk` prints a new one for you, ' +
    'and guests ask for theirs at the address of any old link. ' +
    `Whoever was erased after ${isoInBrussels(erasuresUntil)} is back: erase them again with \`farm erase\`, ` +
    'or restore into an empty store with `--erasures` and the newest backup there is.'
  return { rows: [{ ...rowOf(file, backup), erasedAgain }], note }
}

function tooOld(file: string, backup: Backup, now: Date): string | undefined {
  if (!isPastKeeping(backup, now)) return undefined
  return (
    `${file} is older than the ${retentionTerms.backups.days} days that the privacy page promises; ` +
    'give --older-than-promised if it is to be put back all the same.'
  )
}

function rowOf(file: string, { takenAt, tables }: Backup): PrintedRow {
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
