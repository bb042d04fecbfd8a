import { describeError, type Log } from './log.ts'

/** Work that goes on after a visitor has an answer. */
export type AfterAnswer = {
  /** Takes on what was begun; should it fail, the log has it under this event. */
  readonly take: (work: Promise<unknown>, failure: string) => void
  /** Waits for all of it: the store may be closed only then. */
  readonly finish: () => Promise<void>
}

export function createAfterAnswer(log: Log): AfterAnswer {
  const underWay = new Set<Promise<void>>()
  return {
    take: (work, failure) => {
      const taken = work
        .then(
          () => undefined,
          (error: unknown) => log.error(failure, describeError(error)),
        )
        .finally(() => underWay.delete(taken))
      underWay.add(taken)
    },
    finish: async () => {
      await Promise.all(underWay)
    },
  }
}
