import { withOverrides } from '#booking/with-overrides.ts'
import { startOutbox } from '#post/outbox.ts'
import type { TimeLimits } from '#post/retry.ts'
import { createSmtpSender } from '#post/senders.ts'
import { createLog } from '#server/log.ts'
import { openDatabase } from '#store/open-database.ts'
import type { OutboxStore } from '#store/mail/outbox.ts'
import { testSecrets } from './secrets.ts'

/**
 * `dies-accepted` dies, as in a power cut, after a mail was accepted and before "sent" is written.
 * The others are faulty outboxes: one writes "sent" before it sends, one lends a mail for ever, one
 * for no time at all.
 */
export type Manner = 'right' | 'dies-accepted' | 'sent-first' | 'endless-lease' | 'no-lease'

export type OutboxSettings = {
  readonly dataDir: string
  readonly url: string
  readonly manner: Manner
  readonly limits: TimeLimits
  /** The process's clock says `now` at the real instant `since`, and runs `speed` times as fast. */
  readonly now: number
  readonly since: number
  readonly speed: number
}

/** A further process that sends the mails of a store, until it is killed or whoever started it is gone. */
process.stdin.resume().once('end', () => process.exit())
const settings = JSON.parse(process.argv[2] ?? '') as OutboxSettings
const { now, since, speed } = settings
const clock = { now: () => new Date(now + (Date.now() - since) * speed) }
const store = await openDatabase({
  dataDir: settings.dataDir,
  databaseUrl: undefined,
  secrets: testSecrets,
})
const { url, limits } = settings
process.stdout.write('ready\n')
const outbox = startOutbox({
  store: withOverrides(store, { outbox: inManner(store.outbox, settings.manner) }),
  sender: createSmtpSender({ url, helpAddress: 'farm@farm.example', limits }),
  clock,
  log: createLog('info'),
  limits,
})
// A fast clock makes mails due long before the outbox looks by itself.
setInterval(outbox.wake, 100)

function inManner(right: OutboxStore, manner: Manner): OutboxStore {
  switch (manner) {
    case 'right':
      return right
    case 'dies-accepted':
      return { ...right, markSent: async () => void process.kill(process.pid, 'SIGKILL') }
    case 'sent-first':
      return {
        ...right,
        lendNext: async (at, leaseEnds, busy) => {
          const mail = await right.lendNext(at, leaseEnds, busy)
          if (mail) await right.markSent(mail.id, at)
          return mail
        },
      }
    case 'endless-lease':
      return {
        ...right,
        lendNext: (at, _, busy) => right.lendNext(at, new Date('9999-01-01'), busy),
      }
    case 'no-lease':
      return { ...right, lendNext: (at, _, busy) => right.lendNext(at, at, busy) }
  }
}
