import type { Clock } from '../clock.ts'
import { describeError, type Log } from '../log.ts'
import type { Store } from '../store/store.ts'
import { createAttempt } from './attempt.ts'
import { watchBacklog } from './backlog.ts'
import type { Sender } from './sender.ts'
import { type TimeLimits, timeLimits } from './time-limits.ts'

/** The worker that empties the outbox. */
export type Outbox = {
  /** Says that a mail was queued: it goes out at once. */
  readonly wake: () => void
  /** Finishes the mails in hand, or cuts them off when that takes too long, then stops. */
  readonly stop: () => Promise<void>
}

type Parts = {
  readonly store: Store
  readonly sender: Sender
  readonly clock: Clock
  readonly log: Log
  readonly limits?: TimeLimits
}

/** Mails on their way at the same moment. */
const atOnce = 4
/** How often the outbox looks by itself, for mails that another process queued or left. */
const lookEveryMs = 2_000

/**
 * Sends a few mails at once, so that one that takes its time does not hold up the others; never two
 * to one address, so that each mailbox is written to in order and a dead one takes up one place.
 */
export function startOutbox(parts: Parts): Outbox {
  const { limits = timeLimits, log } = parts
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
      const now = parts.clock.now()
      const leaseEnds = new Date(now.getTime() + limits.lease)
      const mail = await parts.store.outbox.lendNext(now, leaseEnds, [...underWay.values()])
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
    wake,
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await stopWatching()
      await looking
      const cutOff = setTimeout(parts.sender.close, limits.stopping)
      await Promise.all(underWay.keys())
      clearTimeout(cutOff)
      parts.sender.close()
    },
  }
}
