import { describeError, type Log } from './log.ts'

export type AfterResponse = ReturnType<typeof createAfterResponse>

export function createAfterResponse(log: Log) {
  const underWay = new Set<Promise<unknown>>()
  return {
    /** Event under which the log has the failure of the work. */
    take: (work: Promise<unknown>, failure: string) => {
      const taken = work
        .catch((error: unknown) => log.error(failure, describeError(error)))
        .finally(() => underWay.delete(taken))
      underWay.add(taken)
    },
    finish: async () => {
      await Promise.all(underWay)
    },
  }
}
