import type { ClockWatch } from './clock-watch.ts'
import { doDueWork } from './functions/do-due-work.ts'
import type { Office } from './functions/office.ts'
import { describeError, type Log } from './log.ts'

type Parts = {
  readonly office: Office
  readonly log: Log
  readonly isClockRight: ClockWatch
}

/** A look at the clock now and then is surer than timers for each thing: machines sleep, clocks are set. */
const lookEveryMs = 60_000

/**
 * Does what the days bring, at the start and every minute, but not by a clock in doubt: a booking that is
 * over stays so. Returns how to stop, which waits for a round under way.
 */
export function startDueWork({ office, log, isClockRight }: Parts): () => Promise<void> {
  let round: Promise<void> | undefined
  const work = async () => {
    try {
      const done = (await isClockRight()) ? await doDueWork(office) : {}
      if (Object.keys(done).length > 0) log.info('due-work-done', done)
    } catch (error) {
      const failures = error instanceof AggregateError ? error.errors : [error]
      for (const failure of failures) log.error('due-work-failed', describeError(failure))
    }
    round = undefined
  }
  const look = () => {
    round ??= work()
  }
  look()
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}
