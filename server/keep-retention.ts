import { dayOf } from '#booking/dates/brussels-time.ts'
import { retentionLimits } from '#booking/people/retention.ts'
import type { Clock } from '#booking/dates/clock.ts'
import type { Log } from './log.ts'
import { repeat } from './repeat.ts'
import { dropEndedKeys } from './signing-keys.ts'
import { sweepMailFolder } from '#post/take-traces-away.ts'
import type { Store } from '#store/store.ts'

type Parts = {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  readonly dataDir: string
  readonly mailFolder: string
}

type Wiping = 'always' | 'when-needed'

/** `wiping` of the files: each time, or when there was something to forget. */
export async function forgetOldData(
  { store, clock, log, dataDir, mailFolder }: Parts,
  wiping: Wiping,
): Promise<boolean> {
  const limits = retentionLimits(dayOf(clock.now()))
  const counted = await store.change((changes) => changes.forgetOld(limits))
  const mailFiles = await sweepMailFolder(mailFolder, await store.mailsWithText())
  const counts = { ...counted, mailFiles }
  dropEndedKeys(dataDir, clock.now())
  const isNeeded = Object.values(counts).some((count) => count > 0)
  if (isNeeded) log.info('forgotten', counts)
  return isNeeded || wiping === 'always' ? store.wipeTraces() : true
}

/** At the start and at every new day in Brussels; what is forgotten by a wrong clock is gone. */
export function forgetOldDataDaily(
  parts: Parts & { readonly isClockRight: () => Promise<boolean> },
): () => Promise<void> {
  const { clock, log, isClockRight } = parts
  let done = ''
  // Files are written anew at night, for what an erasure had to leave in them; a start is quick.
  let nextWiping: Wiping = 'when-needed'
  const work = async () => {
    const today = dayOf(clock.now())
    if (today === done) return
    const wiping = nextWiping
    nextWiping = 'always'
    if ((await isClockRight()) && (await forgetOldData(parts, wiping))) done = today
  }
  return repeat(work, { log, failure: 'not-forgotten' })
}
