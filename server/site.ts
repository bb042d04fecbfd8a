import { join } from 'node:path'
import { schedulePlan } from '#content/schedule/plan.ts'
import { createAfterAnswer } from './after-answer.ts'
import type { AppParts, createApp, createOffice } from './app.ts'
import { believeAlways, watchClock } from './clock-watch.ts'
import { createClock } from './clock.ts'
import type { Config } from './config.ts'
import { makeDataDir } from './data-dir.ts'
import type { StaticFiles } from './http/static-files.ts'
import { startDueWork } from './due-work.ts'
import { forgetOldDataDaily } from './keep-retention.ts'
import { keepScheduleCurrent, keepScheduleDaily } from './keep-schedule.ts'
import { createLinks } from './links.ts'
import type { Log } from './log.ts'
import { addressIn } from './mail/address-in.ts'
import { createFolderSender } from './mail/folder-sender.ts'
import { startOutbox } from './mail/outbox.ts'
import { createSmtpSender } from './mail/smtp-sender.ts'
import { listen } from './listen.ts'
import { signingSecret } from './signing-secret.ts'
import { noteSiteAddress } from './site-address.ts'
import { openStore } from './store/open-store.ts'

export type RunningSite = {
  /** Where it answers on this machine. */
  readonly address: string
  /** Takes no new requests, finishes what is in flight, closes the store. */
  readonly stop: () => Promise<void>
}

type Parts = {
  readonly config: Config
  readonly log: Log
  readonly files: StaticFiles
  /** The built app; in development, the one the dev server loads. */
  readonly createApp: (parts: AppParts) => ReturnType<typeof createApp>
  readonly createOffice: typeof createOffice
  readonly mode?: AppParts['mode']
}

/** Opens everything the site needs and serves it; when one part fails, those already open are closed again. */
export async function startSite(parts: Parts): Promise<RunningSite> {
  const { config, log, mode } = parts
  makeDataDir(config.dataDir)
  const clock = createClock(config.startsAt)
  await using opened = new AsyncDisposableStack()
  const store = opened.adopt(await openStore(config), (open) => open.close())

  const schedule = { store, clock, log, plan: schedulePlan }
  await keepScheduleCurrent(schedule)
  opened.defer(keepScheduleDaily(schedule))

  const mailFolder = join(config.dataDir, 'mail')
  const isClockRight = config.startsAt ? believeAlways : watchClock({ store, clock, log })
  opened.defer(forgetOldDataDaily({ store, clock, log, mailFolder, isClockRight }))

  const helpAddress = addressIn(config.ownerEmail)
  const sender = config.smtpUrl
    ? createSmtpSender({ url: config.smtpUrl, helpAddress })
    : createFolderSender({ folder: mailFolder, helpAddress })
  const outbox = opened.adopt(startOutbox({ store, sender, clock, log }), (open) => open.stop())

  let address = config.siteUrl ?? ''
  const siteUrl = () => address
  const links = createLinks(signingSecret(config))
  const office = parts.createOffice({
    config,
    siteUrl,
    store,
    clock,
    links,
    mailQueued: outbox.wake,
  })
  const { files } = parts
  const afterAnswer = opened.adopt(createAfterAnswer(log), (open) => open.finish())
  const app = parts.createApp({
    config,
    siteUrl,
    store,
    clock,
    log,
    links,
    office,
    afterAnswer,
    files,
    mode,
  })
  const { port, close } = await listen(app.fetch, config)
  opened.defer(close)
  address ||= `http://localhost:${port}`
  noteSiteAddress(config, address)
  opened.defer(startDueWork({ office, log, isClockRight }))
  const host = config.host.includes(':') ? `[${config.host}]` : config.host

  // Last opened, first closed: requests end before what they left to do, that before the outbox, and the
  // outbox before the store.
  const all = opened.move()
  return { address: `http://${host}:${port}`, stop: () => all.disposeAsync() }
}
