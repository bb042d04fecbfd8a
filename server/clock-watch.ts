import type { Clock } from './clock.ts'
import { believedFrom, type ClockBelief, lookAtClock } from './clock-belief.ts'
import type { Log } from './log.ts'
import type { Store } from './store/store.ts'

/** Looks at the clock; false while it may be wrong, and nothing is to be done that cannot be undone. */
export type ClockWatch = () => Promise<boolean>

type Parts = { readonly store: Store; readonly clock: Clock; readonly log: Log }

const noteEveryMs = 3_600_000

/** Compares the clock with the latest moment that the store knows of, and notes it there now and then. */
export function watchClock(parts: Parts): ClockWatch {
  let looking: Promise<boolean> | undefined
  // Two who look at once see the same, and a leap is logged once.
  return () => (looking ??= look(parts).finally(() => (looking = undefined)))
}

async function look({ store, clock, log }: Parts): Promise<boolean> {
  const now = clock.now()
  const before = await store.clockBelief()
  const belief = lookAtClock(before, now)
  if (!before || isNews(before, belief)) {
    await store.change((changes) => changes.keepClockBelief(belief))
  }
  if (before && isOtherDoubt(before, belief)) logDoubt(log, belief)
  return belief.doubtedSince === undefined
}

function logDoubt(log: Log, { sureAt, doubtedSince }: ClockBelief): void {
  if (!doubtedSince) return log.info('clock-believed')
  const until = believedFrom(doubtedSince).toISOString()
  log.warn('clock-doubted', {
    now: doubtedSince.toISOString(),
    sureAt: sureAt.toISOString(),
    nothingForgottenUntil: until,
  })
}

/** A clock that `NOW` sets leaps because somebody wants it to. */
export const believeAlways: ClockWatch = async () => true

function isNews(before: ClockBelief, belief: ClockBelief): boolean {
  const aheadMs = Math.abs(belief.sureAt.getTime() - before.sureAt.getTime())
  return isOtherDoubt(before, belief) || aheadMs >= noteEveryMs
}

function isOtherDoubt(before: ClockBelief, { doubtedSince }: ClockBelief): boolean {
  return before.doubtedSince?.getTime() !== doubtedSince?.getTime()
}
