import { setTimeout } from 'node:timers/promises'
import type { MailOnFile, QueuedMail } from '#store/mail/mails.ts'
import type { Store } from '#store/store.ts'
import {
  type Fault,
  type Moment,
  type Received,
  startFaultyMailServer,
} from '#tests/support/faulty-mail-server.ts'
import { queuedMail, start } from '#tests/support/records.ts'
import type { Manner } from '#tests/support/outbox-process.ts'
import { startOutboxProcess } from '#tests/support/start-outbox-process.ts'
import { seededRandom } from '#tests/support/seeded-random.ts'
import { sqlite } from '#tests/support/stores.ts'

export type MailAttack = {
  readonly manner: Manner
  readonly mails: number
  /** Processes killed while the mails are queued. */
  readonly crashes: number
}

export type MailAftermath = {
  readonly queued: readonly QueuedMail[]
  readonly onFile: readonly MailOnFile[]
  readonly received: readonly Received[]
  /** Waiting a minute after its time had come, on a server that was well again. */
  readonly stuck: number
  readonly faults: number
}

/** The address that the server refuses for good. */
export const nobody = 'nobody@example.org'

/** A minute passes in five seconds. The limits of an attempt shrink likewise, as its lease does. */
const speed = 12
const limits = { connect: 1_500, silence: 1_500, attempt: 3_000, lease: 90_000, stopping: 500 }
const minute = 60_000
const longestPause = 4 * 60 * minute
const betweenMailsMs = 50
const faultEvery = 40

/**
 * Queues mails at a steady pace while two processes send them to a server that fails at random at
 * every step, and while one process after the other is killed and replaced. Then the server is well
 * again, and what waits is given its time.
 */
export async function attackOutbox({ manner, mails, crashes }: MailAttack): Promise<MailAftermath> {
  await using fresh = await sqlite.openFreshStore()
  const random = seededRandom(20_250_915)
  let faults = 0
  const fail = (moment: Moment): Fault | undefined => {
    const refusal = refuseNobody(moment)
    if (refusal) return refusal
    if (random() * faultEvery > 1) return isSlow(moment) ? 'late' : undefined
    faults += 1
    return faultsToChoose[Math.floor(random() * faultsToChoose.length)]
  }
  await using server = await startFaultyMailServer({ fault: fail })

  const since = Date.now()
  const now = () => new Date(start.getTime() + (Date.now() - since) * speed)
  const url = `smtp://127.0.0.1:${server.port}`
  const { dataDir } = fresh
  const clock = { now: start.getTime(), since, speed }
  const startOne = () => startOutboxProcess({ dataDir, url, manner, limits, ...clock })
  const senders = [startOne(), startOne()]

  const queued: QueuedMail[] = []
  for (let i = 0; i < mails; i++) {
    queued.push(await queueOne(fresh.store, i, now()))
    if (crashes > 0 && i % Math.floor(mails / crashes) === 0) {
      const oldest = senders.shift()
      await oldest?.ready
      await oldest?.kill()
      senders.push(startOne())
    }
    await setTimeout(betweenMailsMs)
  }

  await Promise.all(senders.map(({ ready }) => ready))
  server.behave(refuseNobody)
  const stuck = await waitForWaiting(fresh.store, now)
  await Promise.all(senders.map(({ kill }) => kill()))
  const onFile = await fresh.store.mails.list()
  return { queued, onFile, received: server.received, stuck, faults }
}

const faultsToChoose: readonly Fault[] = [
  'stall',
  'drop',
  'drop',
  'drip',
  { answer: '421 4.3.2 Closing' },
  { answer: '451 4.7.1 Come back later' },
  { answer: 'What?' },
]

/** Many servers look at a mail for a while before they take it. */
function isSlow({ step, to }: Moment): boolean {
  return step === 'end' && to !== undefined && Number(/\d+/.exec(to)?.[0]) % 3 === 0
}

function refuseNobody({ step, to }: Moment): Fault | undefined {
  return step === 'RCPT' && to === nobody ? { answer: '550 5.1.1 No such user' } : undefined
}

async function queueOne(store: Store, number: number, createdAt: Date): Promise<QueuedMail> {
  const to = number % 40 === 7 ? nobody : `guest-${number}@example.org`
  const mail = queuedMail({ to, createdAt })
  await store.change((changes) => changes.mails.queue([mail]))
  return mail
}

/** Waits until no mail waits, or the first is stuck; how many are. */
async function waitForWaiting(store: Store, now: () => Date): Promise<number> {
  await setTimeout((2 * minute) / speed)
  for (;;) {
    const due = await store.outbox.nextDue()
    if (!due) return 0
    const late = now().getTime() - due.getTime()
    if (late > minute || late < -longestPause - minute) {
      return (await store.mails.list()).filter(({ state }) => state === 'waiting').length
    }
    await setTimeout(100)
  }
}
