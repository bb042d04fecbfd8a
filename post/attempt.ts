import type { Clock } from '#booking/dates/clock.ts'
import type { Log } from '#server/log.ts'
import type { LentMail } from '#store/outbox.ts'
import type { Store } from '#store/store.ts'
import { codesOf, reasonOf, type SendProblem } from './blame.ts'
import type { Sender } from './message.ts'
import { verdictOn } from './retry.ts'

export type Sending = {
  readonly store: Store
  readonly sender: Sender
  readonly clock: Clock
  readonly log: Log
}

/** "Sent" is written after the server accepted the mail: a crash in between sends it twice under one Message-ID, never not at all. */
export function createAttempt({ store, sender, clock, log }: Sending) {
  // Accepted, but "sent" could not be written, as on a full disk: they are not sent again.
  const accepted = new Set<string>()
  let refusesUs = false

  return async (mail: LentMail): Promise<void> => {
    if (!accepted.has(mail.id)) {
      try {
        await sender.send(mail)
      } catch (error) {
        await notSent(mail, error as SendProblem)
        return
      }
    }
    accepted.add(mail.id)
    await store.outbox.markSent(mail.id, clock.now())
    accepted.delete(mail.id)
    log.info('mail-sent', { mail: mail.id, kind: mail.kind, attempts: mail.attempts })
    if (refusesUs) log.info('mails-go-out-again')
    refusesUs = false
  }

  async function notSent(mail: LentMail, problem: SendProblem): Promise<void> {
    const now = clock.now()
    const verdict = verdictOn(problem, mail, now)
    const reason = reasonOf(problem)
    const { id, kind, attempts } = mail
    const said = { mail: id, kind, attempts, problem: codesOf(problem) }
    if (verdict.kind === 'give-up') {
      log.error('mail-given-up', said)
      await store.outbox.giveUp(mail, reason)
      return
    }
    const { at, isOurs } = verdict
    // What is wrong with ourselves is wrong for every mail: it is logged once, until one goes.
    if (!isOurs) log.warn('mail-not-sent', said)
    else if (!refusesUs) log.error('mails-cannot-go-out', said)
    refusesUs ||= isOurs
    const patienceFrom = isOurs ? now : undefined
    await store.outbox.retryAt(mail, { at, problem: reason, patienceFrom })
  }
}
