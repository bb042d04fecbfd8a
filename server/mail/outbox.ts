import type { Clock } from '../clock.ts'
import { describeError, type Log } from '../log.ts'
import type { LentMail, Store } from '../store/store.ts'
import { verdictOn } from './retry.ts'
import type { Sender } from './sender.ts'

/** The worker that empties the outbox. */
export type Outbox = {
  /** Says that a mail was queued: it goes out at once. */
  readonly wake: () => void
  /** Finishes the mail in hand, then stops. */
  readonly stop: () => Promise<void>
}

type Parts = {
  readonly store: Store
  readonly sender: Sender
  readonly clock: Clock
  readonly log: Log
}

/** Longer than any attempt may take (the sender's time limits), so a lease never ends under way. */
const leaseMs = 120_000
/** How often the outbox looks by itself, for mails that another process queued or left. */
const lookEveryMs = 5_000

export function startOutbox(parts: Parts): Outbox {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let again = false

  function wake(): void {
    if (stopped) return
    if (round) {
      again = true
      return
    }
    clearTimeout(timer)
    round = sendWaiting(parts, () => stopped)
      .catch((error: unknown) => parts.log.error('outbox-failed', describeError(error)))
      .finally(() => {
        round = undefined
        if (stopped) return
        if (again) {
          again = false
          wake()
        } else {
          timer = setTimeout(wake, lookEveryMs)
        }
      })
  }

  wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await round
      parts.sender.close()
    },
  }
}

async function sendWaiting(parts: Parts, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    const now = parts.clock.now()
    const mail = await parts.store.outbox.lendNext(now, new Date(now.getTime() + leaseMs))
    if (!mail) return
    await sendOne(parts, mail)
  }
}

/** "Sent" is written after the mail was handed over: a crash in between sends it twice, never not at all. */
async function sendOne({ store, sender, clock, log }: Parts, mail: LentMail): Promise<void> {
  try {
    await sender.send(mail)
  } catch (error) {
    const problem = error as { code?: string; responseCode?: number; message?: string }
    const verdict = verdictOn(problem, mail, clock.now())
    const said = `${problem.code ?? ''} ${problem.responseCode ?? ''}`.trim() || 'unknown'
    log.warn('mail-not-sent', {
      mail: mail.id,
      attempts: mail.attempts,
      problem: said,
      verdict: verdict.kind,
    })
    if (verdict.kind === 'give-up') await store.outbox.giveUp(mail.id, said)
    else await store.outbox.retryAt(mail.id, verdict.at, said)
    return
  }
  await store.outbox.markSent(mail.id, clock.now())
  log.info('mail-sent', { mail: mail.id, kind: mail.kind, attempts: mail.attempts })
}
