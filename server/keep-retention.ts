import { dayOf } from '#booking/brussels-time.ts'
import { retentionLimits } from '#booking/retention.ts'
import type { Clock } from './clock.ts'
import type { ClockWatch } from './clock-watch.ts'
import { describeError, type Log } from './log.ts'
import { sweepMailFolder } from './sweep-mail-folder.ts'
import type { Store } from './store/store.ts'

type Parts = {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  readonly mailFolder: string
}

type DailyParts = Parts & { readonly isClockRight: ClockWatch }

const lookEveryMs = 60_000

/**
 * Forgets what was kept long enough, in the store, in its files, and in the folder of mails.
 *
 * @param wiping of the files: each time, or when there was something to forget
 */
export async function forgetOldData(
  { store, clock, log, mailFolder }: Parts,
  wiping: 'always' | 'when-needed',
): Promise<boolean> {
  const limits = retentionLimits(dayOf(clock.now()))
  const counted = await store.change((changes) => changes.forgetOld(limits))
  const mailFiles = await sweepMailFolder(mailFolder, await store.mailsWithText())
  const counts = { ...counted, mailFiles }
  const isNeeded = Object.values(counts).some((count) => count > 0)
  if (isNeeded) log.info('forgotten', counts)
  return isNeeded || wiping === 'always' ? store.wipeTraces() : true
}

/**
 * Does so at the start and at every new day in Brussels, again a minute later when it did not succeed
 * or the clock is in doubt: what is forgotten too early is gone. Returns how to stop.
 */
export function forgetOldDataDaily(parts: DailyParts): () => Promise<void> {
  let done = ''
  let round: Promise<void> | undefined
  // Files are written anew at night, for what an erasure had to leave in them; a start is quick.
  let wiping: 'always' | 'when-needed' = 'when-needed'
  const forget = async (today: string) => {
    if (await forgotten(parts, wiping)) done = today
    wiping = 'always'
    round = undefined
  }
  const look = () => {
    const today = dayOf(parts.clock.now())
    if (!round && today !== done) round = forget(today)
  }
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  look()
  return async () => {
    clearInterval(timer)
    await round
  }
}

async function forgotten(parts: DailyParts, wiping: 'always' | 'when-needed'): Promise<boolean> {
  try {
    return (await parts.isClockRight()) && (await forgetOldData(parts, wiping))
  } catch (error) {
    parts.log.error('not-forgotten', describeError(error))
    return false
  }
}
