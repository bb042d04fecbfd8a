import { dayOf } from '#booking/brussels-time.ts'
import { retentionLimits } from '#booking/retention.ts'
import type { Clock } from './clock.ts'
import { describeError, type Log } from './log.ts'
import { sweepMailFolder } from './sweep-mail-folder.ts'
import type { Store } from './store/store.ts'

type Parts = {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  readonly mailFolder: string
}

const lookEveryMs = 60_000

/** Forgets what was kept long enough, in the store, in its files, and in the folder of mails. */
export async function forgetOldData({ store, clock, log, mailFolder }: Parts): Promise<boolean> {
  const limits = retentionLimits(dayOf(clock.now()))
  const counted = await store.change((changes) => changes.forgetOld(limits))
  const mailFiles = await sweepMailFolder(mailFolder, await store.mailsWithText())
  const counts = { ...counted, mailFiles }
  if (Object.values(counts).some((count) => count > 0)) log.info('forgotten', counts)
  return store.wipeTraces()
}

/**
 * Does so at the start and at every new day in Brussels, again a minute later when it did not
 * succeed; returns how to stop.
 */
export function forgetOldDataDaily(parts: Parts): () => Promise<void> {
  let done = ''
  let round: Promise<void> | undefined
  const forget = async (today: string) => {
    if (await forgotten(parts)) done = today
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

async function forgotten(parts: Parts): Promise<boolean> {
  try {
    return await forgetOldData(parts)
  } catch (error) {
    parts.log.error('not-forgotten', describeError(error))
    return false
  }
}
