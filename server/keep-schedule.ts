import { dayOf } from '#booking/dates/brussels-time.ts'
import { datesAhead, type SchedulePlan } from '#booking/dates/season.ts'
import type { Clock } from '#booking/dates/clock.ts'
import { plannedInHouse } from '#booking/house/planned-in-house.ts'
import { firstHouse } from '#content/house.ts'
import { readHouse } from '#office/house/read-house.ts'
import type { Log } from './log.ts'
import { repeat } from './repeat.ts'
import type { Store } from '#store/store.ts'

type Parts = {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  readonly plan: SchedulePlan
}

export async function keepScheduleCurrent({ store, clock, log, plan }: Parts): Promise<void> {
  const now = clock.now()
  const house = await readHouse(store)
  const planned = plannedInHouse(datesAhead(plan, dayOf(now)), { first: firstHouse, house })
  const change = await store.keepSchedule(planned, now)
  if (change.added + change.withdrawn > 0) log.info('schedule-kept', change)
}

export function keepScheduleDaily(parts: Parts): () => Promise<void> {
  const { clock, log } = parts
  let done = dayOf(clock.now())
  const work = async () => {
    const today = dayOf(clock.now())
    if (today !== done) await keepScheduleCurrent(parts)
    done = today
  }
  return repeat(work, { log, failure: 'schedule-not-kept' })
}
