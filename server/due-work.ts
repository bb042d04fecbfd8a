import { doDueWork } from '#office/due/do-due-work.ts'
import type { Office } from '#office/office.ts'
import type { Log } from './log.ts'
import { repeat } from './repeat.ts'

type Parts = {
  readonly office: Office
  readonly log: Log
  readonly isClockRight: () => Promise<boolean>
}

/** Not by a clock in doubt: a booking that is over stays so. */
export function startDueWork({ office, log, isClockRight }: Parts): () => Promise<void> {
  const work = async () => {
    const done = (await isClockRight()) ? await doDueWork(office) : {}
    if (Object.keys(done).length > 0) log.info('due-work-done', done)
  }
  return repeat(work, { log, failure: 'due-work-failed' })
}
