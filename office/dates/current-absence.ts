import { type Absence, absenceAt } from '#booking/dates/away.ts'
import type { Clock } from '#booking/dates/clock.ts'
import type { Reads } from '#store/subjects.ts'

export async function findCurrentAbsence(reads: Reads, clock: Clock): Promise<Absence | undefined> {
  const now = clock.now()
  return absenceAt(await reads.away.listNotOver(now), now)
}
