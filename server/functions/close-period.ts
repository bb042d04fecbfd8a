import { dayOf } from '#booking/brussels-time.ts'
import { datesAhead, plannedDates, type SchedulePlan } from '#booking/season.ts'
import { setDateOpen } from './call-off-date.ts'
import type { Office } from './office.ts'

/** Days of Brussels, both included. */
type Period = { readonly from: string; readonly until: string }

/**
 * Takes no new bookings on any date of a period; those on them stand. The season's dates that are too
 * far ahead to be on the schedule are put there first: otherwise each would come open later.
 *
 * @returns how many dates were open and are closed now
 */
export async function closePeriod(
  office: Office,
  plan: SchedulePlan,
  { from, until }: Period,
): Promise<number> {
  const now = office.clock.now()
  const today = dayOf(now)
  const later = plannedDates(plan, from > today ? from : today, until)
  await office.store.keepSchedule([...datesAhead(plan, today), ...later], now)
  let closed = 0
  for (const { id, day, state } of await office.store.listSessions(now)) {
    if (state !== 'open' || day < from || day > until) continue
    if ((await setDateOpen(office, id, false)).kind === 'done') closed += 1
  }
  return closed
}
