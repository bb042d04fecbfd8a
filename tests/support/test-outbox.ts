import { setTimeout } from 'node:timers/promises'
import type { Clock } from '#booking/dates/clock.ts'
import { createSmtpSender, type Sender } from '#post/senders.ts'
import { startOutbox } from '#post/outbox.ts'
import type { TimeLimits } from '#post/retry.ts'
import { createLog } from '#server/log.ts'
import type { MailOnFile, QueuedMail } from '#store/mail/mails.ts'
import type { Store } from '#store/store.ts'
import { startFaultyMailServer } from './faulty-mail-server.ts'
import { queuedMail, start } from './records.ts'
import { sqlite } from './stores.ts'

/** Long enough for a busy machine; a lease ends before the shortest pause between two attempts. */
const longLimits: TimeLimits = {
  connect: 20_000,
  silence: 20_000,
  attempt: 22_000,
  lease: 25_000,
  stopping: 500,
}

/** Short limits for a silent server: a test waits less than a site does (see `patiently`). */
export const shortLimits = { connect: 3_000, silence: 3_000, attempt: 4_000 } as const

type Parts = {
  readonly store: Store
  /** The address of an SMTP server, or a sender. */
  readonly to: string | Sender
  readonly clock?: ReturnType<typeof movingClock>
  readonly limits?: Partial<TimeLimits>
}

type LogLine = { readonly event: string; readonly level: string } & Record<string, unknown>

/** The real outbox over a store, with a clock that can be moved. */
export function startTestOutbox({ store, to, clock = movingClock(start), ...parts }: Parts) {
  const limits = { ...longLimits, ...parts.limits }
  const lines: LogLine[] = []
  const log = createLog('debug', (line) => lines.push(JSON.parse(line) as LogLine))
  const sender =
    typeof to === 'string'
      ? createSmtpSender({ url: to, helpAddress: 'farm@farm.example', limits })
      : to
  const outbox = startOutbox({ store, sender, clock, log, limits })
  return {
    ...outbox,
    clock,
    /** The lines in its log. */
    lines,
    events: (event: string) => lines.filter((line) => line.event === event),
    /** Waits until nothing is on its way; when the next mail is due then. */
    onceSettled: async () => {
      for (;;) {
        const due = await store.outbox.nextDue()
        // A lent mail is due when its lease ends; every pause between attempts is longer.
        if (!due || due.getTime() > clock.now().getTime() + limits.lease) return due
        if (due <= clock.now()) outbox.wake()
        await setTimeout(5)
      }
    },
    /** Moves the clock just past when the next waiting mail is due, and has it look. */
    skipToNextDue: async () => {
      const due = await store.outbox.nextDue()
      if (!due) throw new Error('No mail waits')
      clock.forward(Math.max(0, due.getTime() + 5_000 - clock.now().getTime()))
      outbox.wake()
    },
  }
}

/** Queues one mail to each address. */
export async function queueMailsTo(
  store: Store,
  ...addresses: readonly string[]
): Promise<readonly QueuedMail[]> {
  const mails = addresses.map((to, i) =>
    queuedMail({ to, createdAt: new Date(start.getTime() + i) }),
  )
  await store.change(async (changes) => {
    for (const mail of mails) await changes.mails.queue([mail])
  })
  return mails
}

/** The one mail to an address. */
export async function mailOnFile(store: Store, to: string): Promise<MailOnFile> {
  const found = (await store.mails.list()).find((mail) => mail.to === to)
  if (!found) throw new Error(`No mail to ${to}`)
  return found
}

type Scene = Parameters<typeof startFaultyMailServer>[0] & {
  readonly to: readonly string[]
  /** User and password in the address of the server, with `@` behind them. */
  readonly login?: string
  readonly limits?: Partial<TimeLimits>
}

/** A server that fails as told, and an outbox with a mail to each address that sends to it. */
export async function stageMails({ to, login = '', limits, ...manner }: Scene) {
  await using opened = new AsyncDisposableStack()
  const fresh = opened.use(await sqlite.openFreshStore())
  const server = opened.use(await startFaultyMailServer(manner))
  const mails = await queueMailsTo(fresh.store, ...to)
  const url = `smtp://${login}127.0.0.1:${server.port}`
  const outbox = opened.adopt(startTestOutbox({ store: fresh.store, to: url, limits }), (started) =>
    started.stop(),
  )
  const all = opened.move()
  return {
    ...fresh,
    server,
    url,
    mails,
    outbox,
    /** The next process has all the time there is. */
    patiently: async () => {
      await outbox.stop()
      const next = startTestOutbox({ store: fresh.store, to: url, clock: outbox.clock })
      return all.adopt(next, (started) => started.stop())
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}

/** A clock that runs as the real one does, and can be moved. */
function movingClock(from: Date): Clock & { readonly forward: (ms: number) => void } {
  let ahead = from.getTime() - Date.now()
  return {
    now: () => new Date(Date.now() + ahead),
    forward: (ms) => {
      ahead += ms
    },
  }
}
