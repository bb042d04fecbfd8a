import { dayOf } from '#booking/brussels-time.ts'
import { datesAhead, type SchedulePlan } from '#booking/season.ts'
import type { Clock } from './clock.ts'
import { describeError, type Log } from './log.ts'
import type { Store } from './store/store.ts'

type Parts = {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  readonly plan: SchedulePlan
}

/** A look at the clock now and then is surer than a timer until midnight: machines sleep, clocks are set. */
const lookEveryMs = 60_000

/** Puts the coming weeks on the schedule. */
export async function keepScheduleCurrent({ store, clock, log, plan }: Parts): Promise<void> {
  const now = clock.now()
  const change = await store.keepSchedule(datesAhead(plan, dayOf(now)), now)
  if (change.added + change.withdrawn > 0) log.info('schedule-kept', change)
}

/** Does so again at every new day in Brussels; returns how to stop, which waits for a round under way. */
export function keepScheduleDaily(parts: Parts): () => Promise<void> {
  let done = dayOf(parts.clock.now())
  let round: Promise<void> | undefined
  const timer = setInterval(() => {
    const today = dayOf(parts.clock.now())
    if (today === done) return
    done = today
    round = keepScheduleCurrent(parts).catch((error: unknown) => {
      done = ''
      parts.log.error('schedule-not-kept', describeError(error))
    })
  }, lookEveryMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}
