import { trustedFrom, checkClock } from '#booking/dates/clock.ts'
import type { AppParts } from './app-parts.ts'

type Parts = Pick<AppParts, 'store' | 'clock' | 'log'>

/** Tells whether the clock can be trusted; while it cannot, nothing irreversible is done. */
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
  // Two askers at once share one look, so that a leap is logged once.
  return () => (looking ??= look().finally(() => (looking = undefined)))
}

/** Somebody who sets `NOW` wants the clock to leap. */
export const trustAlways = async () => true
