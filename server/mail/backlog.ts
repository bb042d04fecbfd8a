import type { Clock } from '../clock.ts'
import { describeError, type Log } from '../log.ts'
import type { Store } from '../store/store.ts'

type Parts = { readonly store: Store; readonly clock: Clock; readonly log: Log }

/** A mail that waited longer than this is worth a word. */
const longMs = 60 * 60_000
const sayEveryMs = 4 * 60 * 60_000

/**
 * Says in the log, at the start and every few hours, that mails wait long or are held, and, when
 * their number changed, how many failed.
 *
 * @returns ends it
 */
export function watchBacklog({ store, clock, log }: Parts): () => Promise<void> {
  let saidFailed = 0

  async function say(): Promise<void> {
    const longAgo = new Date(clock.now().getTime() - longMs)
    const { heldSince, failed, waitingLong } = await store.outbox.standing(longAgo)
    if (heldSince || waitingLong > 0 || failed !== saidFailed) {
      log.warn('mails-left', { waitingLong, failed, held: heldSince !== undefined })
    }
    saidFailed = failed
  }

  const sayOrLog = () =>
    say().catch((error: unknown) => log.error('outbox-failed', describeError(error)))
  let saying = sayOrLog()
  const timer = setInterval(() => (saying = sayOrLog()), sayEveryMs)
  return async () => {
    clearInterval(timer)
    await saying
  }
}
