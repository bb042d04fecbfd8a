import { describeError } from '#server/log.ts'
import { repeat } from '#server/repeated-work.ts'
import { createAttempt, type Sending } from './attempt.ts'
import { type TimeLimits, timeLimits } from './retry.ts'

const atOnce = 4
/** For mails that another process queued or left. */
const lookEveryMs = 2_000

const longMs = 60 * 60_000
const sayEveryMs = 4 * 60 * 60_000

/** Sends a few mails at once, so that a slow one does not hold up the others; never two to one address, so that each mailbox gets them in order. */
export function startOutbox(parts: Sending & { readonly limits?: TimeLimits }) {
  const { store, sender, clock, log, limits = timeLimits } = parts
  const attempt = createAttempt(parts)
  const underWay = new Map<Promise<void>, string>()
  const stopWatching = watchBacklog(parts)
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let again = false

  function wake(): void {
    if (stopping.signal.aborted) return
    if (looking) {
      again = true
      return
    }
    clearTimeout(timer)
    looking = lendWaiting()
      .catch((error: unknown) => log.error('outbox-failed', describeError(error)))
      .finally(() => {
        looking = undefined
        if (stopping.signal.aborted) return
        timer = setTimeout(wake, lookEveryMs)
        if (again) {
          again = false
          wake()
        }
      })
  }

  async function lendWaiting(): Promise<void> {
    while (!stopping.signal.aborted && underWay.size < atOnce) {
      const now = clock.now()
      const leaseEnds = new Date(now.getTime() + limits.lease)
      const mail = await store.outbox.lendNext(now, leaseEnds, [...underWay.values()])
      if (!mail) return
      const sending = attempt(mail)
        .catch((error: unknown) => log.error('outbox-failed', describeError(error)))
        .finally(() => {
          underWay.delete(sending)
          wake()
        })
      underWay.set(sending, mail.to)
    }
  }

  wake()
  return {
    /** Says that a mail was queued: it goes out at once. */
    wake,
    /** Finishes the mails in hand, or cuts them off when that takes too long. */
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await stopWatching()
      await looking
      const cutOff = setTimeout(sender.close, limits.stopping)
      await Promise.all(underWay.keys())
      clearTimeout(cutOff)
      sender.close()
    },
  }
}

/** Logs, at the start and every few hours, that mails wait long or are held, and a change in how many failed. Returns how to stop. */
function watchBacklog({ store, clock, log }: Omit<Sending, 'sender'>): () => Promise<void> {
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
