import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { schedulePlan } from '#content/schedule/plan.ts'
import { createClock } from '#booking/dates/clock.ts'
import { makeDataDir, openDatabase, type DatabaseLocation } from '#store/open-database.ts'
import { shareAnswers } from '#store/share-answers.ts'
import { patience } from '#office/limits.ts'
import { saveDeskOwner } from '#office/devices/desk-owner.ts'
import { addressIn, createFolderSender, createSmtpSender } from '#post/senders.ts'
import { startOutbox } from '#post/outbox.ts'
import { takeTracesAway } from '#post/wipe-traces.ts'
import { checkBackupKey } from './backup/backup-key.ts'
import { createAfterResponse } from './after-response.ts'
import type { createApp, createOffice } from './app.ts'
import type { AppParts } from './app-parts.ts'
import { trustAlways, watchClock } from './clock-watch.ts'
import {
  updateSchedule,
  updateScheduleDaily,
  startDueTasks,
  forgetOldDataDaily,
} from './repeated-work.ts'
import { createNetworkDigest } from './http/network.ts'
import { listen } from './listen.ts'
import {
  checkSigningKeys,
  readSigningKeys,
  readSigningSecrets,
  createSiteLinks,
} from './signing-keys.ts'
import { noteSiteAddress, siteAddress } from './site-address.ts'

export type RunningSite = Awaited<ReturnType<typeof startSite>>

type Parts = Pick<AppParts, 'config' | 'log' | 'files' | 'mode'> & {
  readonly createApp: typeof createApp
  readonly createOffice: typeof createOffice
  readonly heard?: DatabaseLocation['heard']
}

/** Open parts are closed again when a later one fails. */
export async function startSite(parts: Parts) {
  const { config, log, files, mode } = parts
  makeDataDir(config.dataDir)
  checkBackupKey(config)
  checkSigningKeys(config)
  await using opened = new AsyncDisposableStack()
  let address = config.siteUrl
  // Mails of new dates are queued before the site listens.
  const siteUrl = () => address ?? siteAddress(config)
  const { isClockRight, ...behind } = await openOffice(parts, siteUrl, opened)
  const leaving = new AbortController()
  const app = parts.createApp({
    ...behind,
    config,
    siteUrl,
    log,
    networkDigest: createNetworkDigest(readSigningKeys(config)().at(-1)?.secret ?? ''),
    files,
    leaving: leaving.signal,
    mode,
  })
  const { port, close } = await listen(app.fetch, config)
  address ??= `http://localhost:${port}`
  noteSiteAddress(config, address)
  opened.defer(startDueTasks({ office: behind.office, log, isClockRight }))
  opened.defer(close)
  const host = config.host.includes(':') ? `[${config.host}]` : config.host

  // Requests end first, then due tasks and work left by requests, then the outbox, and last the store.
  const all = opened.move()
  return {
    address: `http://${host}:${port}`,
    stop: async () => {
      leaving.abort()
      // A new connection is cut off: the proxy sends nobody here any more.
      if (config.trustProxy > 0) await pause(patience.givingNotice)
      await all.disposeAsync()
    },
  }
}

/** The office at work, before any request: its store, its outbox and its daily work. */
async function openOffice(parts: Parts, siteUrl: () => string, opened: AsyncDisposableStack) {
  const { config, log, heard } = parts
  const clock = createClock(config.startsAt)
  const store = opened.use(
    await openDatabase({ ...config, secrets: readSigningSecrets(config), heard }),
  )
  const mailFolder = join(config.dataDir, 'mail')
  const isClockRight = config.startsAt ? trustAlways : watchClock({ store, clock, log })
  opened.defer(
    forgetOldDataDaily({ store, clock, log, dataDir: config.dataDir, mailFolder, isClockRight }),
  )
  const helpAddress = addressIn(config.ownerEmail)
  if (await saveDeskOwner(store, helpAddress)) log.info('desk-owner-changed')
  const sender = config.smtpUrl
    ? createSmtpSender({ url: config.smtpUrl, helpAddress })
    : createFolderSender({ folder: mailFolder, helpAddress })
  // A start may bring the mail server's new password.
  await store.outbox.hurry(clock.now())
  const outbox = opened.adopt(startOutbox({ store, sender, clock, log }), (open) => open.stop())
  const links = await createSiteLinks(config, store)
  const afterAnswer = opened.adopt(createAfterResponse(log), (open) => open.finish())
  const takeTraces = shareAnswers(() => takeTracesAway({ store, mailFolder }))
  const office = parts.createOffice({
    config,
    siteUrl,
    store,
    clock,
    links,
    mailQueued: outbox.wake,
    dataForgotten: () => afterAnswer.take(takeTraces(), 'traces-left'),
  })
  const schedule = { office, log, plan: schedulePlan, isClockRight }
  opened.defer(updateScheduleDaily(schedule, await updateSchedule(schedule)))
  return { store, clock, links, office, afterAnswer, isClockRight }
}
