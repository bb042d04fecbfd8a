import type { Clock } from '#booking/dates/clock.ts'
import { describeError, type Log } from '#server/log.ts'
import { repeat } from '#server/repeat.ts'
import type { LentMail } from '#store/mail/outbox.ts'
import type { Store } from '#store/store.ts'
import { codesOf, reasonOf, type SendProblem } from './failure-cause.ts'
import type { Sender } from './senders.ts'
import { longestPauseOfAll, type TimeLimits, timeLimits, verdictOn } from './retry.ts'

const atOnce = 4
/** Interval at which mails of another process are found. */
const lookEveryMs = 2_000

const longMs = 60 * 60_000
const sayEveryMs = 4 * 60 * 60_000

/** Sends a few mails at once, so that a slow one does not hold up the others; never two to one address, so that each mailbox gets them in order. */
export function startOutbox(parts: Sending & { readonly limits?: TimeLimits }) {
  const { store, sender, clock, log, limits = timeLimits } = parts
  const { attempt, recordAccepted } = createAttempt(parts, limits)
  const underWay = new Map<Promise<void>, string>()
  const stopWatching = watchBacklog(parts)
  const stopping = new AbortController()
  const lending = createTrouble(log)
  const attempting = createTrouble(log)
  let most = atOnce
  let talking = 0
  let isPaused = false
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
      .then(lending.ends, lending.begins)
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
    await recordAccepted()
    while (!stopping.signal.aborted && underWay.size < most) {
      const now = clock.now()
      const leaseEnds = new Date(now.getTime() + limits.lease)
      const mail = await store.outbox.lendNext(now, leaseEnds, [...underWay.values()])
      if (!mail) {
        if (underWay.size === 0 && !isPaused) most = atOnce
        return
      }
      const sending = attempt(mail)
        .finally(() => (talking -= 1))
        .then(learn)
        .then(attempting.ends, attempting.begins)
        .finally(() => {
          underWay.delete(sending)
          wake()
        })
      underWay.set(sending, mail.to)
      talking += 1
    }
  }

  /** A server that takes no more connections gets fewer; one that takes none leaves every mail untried for a while. */
  async function learn(pausedUntil: Date | undefined): Promise<void> {
    if (!pausedUntil && isPaused) most = atOnce
    isPaused = pausedUntil !== undefined && talking === 0
    if (!pausedUntil) return
    most = Math.max(1, talking)
    if (!isPaused) return
    const latest = clock.now().getTime() + longestPauseOfAll
    await store.outbox.postpone(new Date(Math.min(pausedUntil.getTime(), latest)))
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

/** Says once that the store cannot be read or written, as on a full disk, and once that it can again. */
function createTrouble(log: Log) {
  let lasts = false
  return {
    begins: (error: unknown): void => {
      if (!lasts) log.error('outbox-failed', describeError(error))
      lasts = true
    },
    ends: (): void => {
      if (lasts) log.info('outbox-works-again')
      lasts = false
    },
  }
}

/** Logs, at the start and every few hours, that mails wait long or are held, and a change in how many failed. Returns how to stop. */
function watchBacklog({ store, clock, log }: Omit<Sending, 'sender'>): () => Promise<void> {
  let saidFailed = 0

  async function say(): Promise<void> {
    const longAgo = new Date(clock.now().getTime() - longMs)
    const { heldSince, failed, waitingLong } = await store.outbox.counts(longAgo)
    if (heldSince || waitingLong > 0 || failed !== saidFailed) {
      log.warn('mails-left', { waitingLong, failed, held: heldSince !== undefined })
    }
    saidFailed = failed
  }

  return repeat(say, { everyMs: sayEveryMs, log, failure: 'outbox-failed' })
}

type Sending = {
  readonly store: Store
  readonly sender: Sender
  readonly clock: Clock
  readonly log: Log
}

/** "Sent" is written after the server accepted the mail: a crash in between sends it twice under one Message-ID, never not at all. */
function createAttempt({ store, sender, clock, log }: Sending, { connect }: TimeLimits) {
  // Accepted, but "sent" could not be written, as on a full disk.
  const unrecorded = new Set<LentMail>()
  let refusesUs = false
  let takesNone = true

  return { attempt, recordAccepted }

  /** Resolves with the end of a pause where the server took no mail. */
  async function attempt(mail: LentMail): Promise<Date | undefined> {
    const began = performance.now()
    try {
      await sender.send(mail)
    } catch (error) {
      // A server that has greeted may fall silent for one mailbox alone.
      const isSilence = performance.now() - began > 2 * connect
      return notSent(mail, error instanceof Error ? error : {}, { isSilence })
    }
    try {
      await record(mail)
    } catch (error) {
      unrecorded.add(mail)
      throw error
    }
    if (takesNone) await store.outbox.hurry(clock.now())
    takesNone = false
    return undefined
  }

  /** Comes before a mail is lent, here or to another process that would send it again. */
  async function recordAccepted(): Promise<void> {
    for (const mail of unrecorded) await record(mail)
  }

  async function record(mail: LentMail): Promise<void> {
    await store.outbox.markSent(mail.id, clock.now())
    unrecorded.delete(mail)
    log.info('mail-sent', { mail: mail.id, kind: mail.kind, attempts: mail.attempts })
    if (refusesUs) log.info('mails-go-out-again')
    refusesUs = false
  }

  async function notSent(
    mail: LentMail,
    problem: SendProblem,
    { isSilence }: { readonly isSilence: boolean },
  ): Promise<Date | undefined> {
    const now = clock.now()
    const verdict = verdictOn(problem, mail, now)
    const reason = reasonOf(problem)
    const { id, kind, attempts } = mail
    const details = { mail: id, kind, attempts, problem: codesOf(problem) }
    if (verdict.kind === 'give-up') {
      log.error('mail-given-up', details)
      await store.outbox.giveUp(mail, reason)
      return undefined
    }
    const { at, isOurs, isServers } = verdict
    const isAway = isServers && !isSilence
    takesNone ||= isAway
    // A fault of ours fails every mail: it is logged once, until a mail goes out.
    if (!isOurs) log.warn('mail-not-sent', details)
    else if (!refusesUs) log.error('mails-cannot-go-out', details)
    refusesUs ||= isOurs
    const patienceFrom = isOurs ? now : undefined
    await store.outbox.retryAt(mail, { at, problem: reason, patienceFrom })
    return isAway ? at : undefined
  }
}
