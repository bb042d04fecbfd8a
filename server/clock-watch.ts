import { trustedFrom, type Clock, checkClock } from '#booking/dates/clock.ts'
import type { Store } from '#store/store.ts'
import type { Log } from './log.ts'

type Parts = { readonly store: Store; readonly clock: Clock; readonly log: Log }

/** Tells whether the clock is believed: nothing irreversible may be done while it is not. */
export function watchClock({ store, clock, log }: Parts): () => Promise<boolean> {
  async function look(): Promise<boolean> {
    const before = await store.clockBelief.find()
    const belief = checkClock(before, clock.now())
    const { sureAt, doubtedSince } = belief
    if (belief === before) return !doubtedSince
    await store.change((changes) => changes.clockBelief.save(belief))
    if (doubtedSince) {
      log.warn('clock-doubted', {
        now: doubtedSince.toISOString(),
        sureAt: sureAt.toISOString(),
        nothingForgottenUntil: trustedFrom(doubtedSince).toISOString(),
      })
    } else if (before?.doubtedSince) log.info('clock-believed')
    return !doubtedSince
  }

  let looking: Promise<boolean> | undefined
  // Two who look at once see the same, and a leap is logged once.
  return () => (looking ??= look().finally(() => (looking = undefined)))
}

/** A clock that `NOW` sets leaps because somebody wants it to. */
export const trustAlways = async () => true
