import { dayMs } from '#booking/dates/brussels-time.ts'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Names given here, those that the timer of docs/running.md gave, by the day alone, and those of
 * backups that a killed process left unfinished (`write-backup.ts`): one may be whole but unread.
 */
const named =
  /^\.?(?:hof-ter-gist-)?(\d{4}-\d{2}-\d{2})(?:T(\d{2})(\d{2})(\d{2})Z)?\.backup(?:\.\d+\.part)?$/

/** Name of a backup, which tells the time even of a copy. */
export function backupName(takenAt: Date): string {
  return `hof-ter-gist-${takenAt.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`
}

/** "30d" is thirty days; undefined for any other text. */
export function readKeepDays(text: string): number | undefined {
  const [, days] = /^([1-9]\d{0,3})d$/.exec(text) ?? []
  return days === undefined ? undefined : Number(days)
}

/** Removes older backups, whole or not, and no other file. */
export async function removeOldBackups(folder: string, days: number, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - days * dayMs)
  for (const name of await readdir(folder)) {
    const [, day, hours = '00', minutes = '00', seconds = '00'] = named.exec(name) ?? []
    const takenAt = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
    if (day !== undefined && takenAt < oldest) await rm(join(folder, name))
  }
}
