import type { Day } from '#language/dates.ts'
import { addDays } from './brussels-time.ts'

/** Every month one is the least that a farm can live with. */
const mostDays = 31

/** True when the last backup, by its day in Brussels, is too old, or there never was one. */
export function isBackupOld(last: Day | undefined, today: Day): boolean {
  return last === undefined || last < addDays(today, -mostDays)
}
