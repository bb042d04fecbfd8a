import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { LentMail } from '../store/outbox-contract.ts'
import type { Store } from '../store/store.ts'
import { codesOf, reasonOf, type SendProblem } from './blame.ts'
import { verdictOn } from './retry.ts'
import type { Sender } from './sender.ts'

type Parts = {
  readonly store: Store
  readonly sender: Sender
  readonly clock: Clock
  readonly log: Log
}

/**
 * One attempt at one mail, from the hand-over to the written end. "Sent" is written after the server
 * accepted the mail: a crash in between sends it twice, with one Message-ID, never not at all.
 */
export function createAttempt(parts: Parts): (mail: LentMail) => Promise<void> {
  const { store, sender, clock, log } = parts
  // Accepted, but "sent" could not be written, as on a full disk: they do not go out again.
  const accepted = new Set<string>()
  let refusesUs = false

  return async (mail) => {
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
    const said = {
      mail: mail.id,
      kind: mail.kind,
      attempts: mail.attempts,
      problem: codesOf(problem),
    }
    if (verdict.kind === 'give-up') {
      log.error('mail-given-up', said)
      await store.outbox.giveUp(mail, reason)
      return
    }
    const { at, isOurs } = verdict
    // What is wrong with ourselves is wrong for every mail at every attempt: said once, until one goes.
    if (!isOurs) log.warn('mail-not-sent', said)
    else if (!refusesUs) log.error('mails-cannot-go-out', said)
    refusesUs ||= isOurs
    await store.outbox.retryAt(mail, {
      at,
      problem: reason,
      patienceFrom: isOurs ? now : undefined,
    })
  }
}
