import { repeat } from '#server/repeat.ts'
import type { Sending } from './attempt.ts'

const longMs = 60 * 60_000
const sayEveryMs = 4 * 60 * 60_000

/** Logs, at the start and every few hours, that mails wait long or are held, and a change in how many failed. Returns how to stop. */
export function watchBacklog({ store, clock, log }: Omit<Sending, 'sender'>): () => Promise<void> {
  let saidFailed = 0

  async function say(): Promise<void> {
    const longAgo = new Date(clock.now().getTime() - longMs)
    const { heldSince, failed, waitingLong } = await store.outbox.standing(longAgo)
    if (heldSince || waitingLong > 0 || failed !== saidFailed) {
      log.warn('mails-left', { waitingLong, failed, held: heldSince !== undefined })
    }
    saidFailed = failed
  }

  return repeat(say, { everyMs: sayEveryMs, log, failure: 'outbox-failed' })
}
