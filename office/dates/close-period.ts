import { dayOf } from '#booking/dates/brussels-time.ts'
import {
  datesAhead,
  plannedDates,
  type SchedulePlan,
  plannedInHouse,
} from '#booking/dates/season.ts'
import { firstHouse } from '#content/house.ts'
import { readHouse } from '../house/read-house.ts'
import { setDateOpen } from './call-off-date.ts'
import type { Office } from '../office.ts'

type Period = { readonly from: string; readonly until: string }

/** The season's dates that are not on the schedule yet are put there first: otherwise each would come open later. */
export async function closePeriod(
  office: Office,
  plan: SchedulePlan,
  { from, until }: Period,
): Promise<number> {
  const now = office.clock.now()
  const today = dayOf(now)
  const later = plannedDates(plan, from > today ? from : today, until)
  const house = await readHouse(office.store)
  const planned = [...datesAhead(plan, today), ...later]
  await office.store.keepSchedule(plannedInHouse(planned, { first: firstHouse, house }), now)
  let closed = 0
  for (const { id, day, state } of await office.store.listSessions(now)) {
    if (state !== 'open' || day < from || day > until) continue
    if ((await setDateOpen(office, id, false)).kind === 'done') closed += 1
  }
  return closed
}
