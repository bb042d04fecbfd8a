import { type Absence, absenceAt } from '#booking/dates/away.ts'
import type { Clock } from '#booking/dates/clock.ts'
import type { Store } from '#store/store.ts'

export async function currentAbsence(
  reads: Pick<Store, 'away'>,
  clock: Clock,
): Promise<Absence | undefined> {
  const now = clock.now()
  return absenceAt(await reads.away.from(now), now)
}
