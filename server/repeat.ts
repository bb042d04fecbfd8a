import { minuteMs } from '#booking/dates/brussels-time.ts'
import { describeError, type Log } from './log.ts'

type RepeatOptions = {
  readonly log: Log
  readonly failure: string
  readonly everyMs?: number
}

/** Looks often, as machines sleep and clocks are set; one round at a time. Stopping waits for the round. */
export function repeat(
  work: () => Promise<void>,
  { log, failure, everyMs = minuteMs }: RepeatOptions,
): () => Promise<void> {
  let round: Promise<void> | undefined
  const look = () => {
    round ??= work()
      .catch((error: unknown) => {
        const problems = error instanceof AggregateError ? error.errors : [error]
        for (const problem of problems) log.error(failure, describeError(problem))
      })
      .finally(() => (round = undefined))
  }
  look()
  const timer = setInterval(look, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}
