import { setDateOpen } from './call-off-date.ts'
import type { Office } from './office.ts'

/**
 * Takes no new bookings on any date of a period, its first and last day included; those on them stand.
 *
 * @returns how many dates were open and are closed now
 */
export async function closePeriod(
  office: Office,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<number> {
  const coming = await office.store.listSessions(office.clock.now())
  let closed = 0
  for (const { id, day, state } of coming) {
    if (state !== 'open' || day < from || day > until) continue
    if ((await setDateOpen(office, id, false)).kind === 'done') closed += 1
  }
  return closed
}
