import { join } from 'node:path'
import type { Office } from '#office/office.ts'
import type * as builtApp from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { cookieDigest, newSecret } from '#server/http/device-cookies.ts'
import { readStaticFiles } from '#server/http/static-files.ts'
import { createLog } from '#server/log.ts'
import { startSite } from '#server/site.ts'
import type { Store } from '#store/store.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

export type CountedFarm = Awaited<ReturnType<typeof openCountedFarm>>

export const provenMailbox = 'guest@example.org'

const startsAt = '2025-09-15T09:00:00+02:00'
const now = new Date(startsAt)
const build = join(import.meta.dirname, '../../../build')

/** The built site in this process, with a store that counts its statements. */
export async function openCountedFarm() {
  await using used = new AsyncDisposableStack()
  const { path: dataDir } = used.use(await temporaryFolder())
  const { createApp, createOffice }: typeof builtApp = await import(join(build, 'server/index.js'))
  const heard: string[] = []
  const offices: Office[] = []
  const site = await startSite({
    config: readConfig({ PORT: '0', NOW: startsAt, DATA_DIR: dataDir }),
    log: createLog('error'),
    files: readStaticFiles(join(build, 'client')),
    createApp,
    createOffice: (parts) => {
      // Sending is another matter: it waits until the outbox looks by itself.
      const office = createOffice({ ...parts, mailQueued: () => {} })
      offices.push(office)
      return office
    },
    heard: ({ query }) => void heard.push(query.sql),
  })
  used.defer(() => site.stop())
  const office = offices[0]!
  const { store } = office
  const cookie = await makeKnown(store)
  const date = (await store.sessions.list()).find(({ taken }) => taken === 0)!
  const desk = async (path: string) => {
    const { ok, status } = await fetch(site.address + path, { headers: { cookie } })
    if (!ok) throw new Error(`${path} was answered with ${status}.`)
  }
  const kept = used.move()
  return { office, store, date, desk, heard, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

/** The guest's mailbox, and a device of the owner: by this store, as two in one process wait for each other. */
async function makeKnown(store: Store): Promise<string> {
  const secret = newSecret()
  const seen = { firstSeenAt: now, lastSeenAt: now, keyUsedAt: now }
  await store.change(async (changes) => {
    await changes.mailboxes.saveProven(provenMailbox, now)
    await changes.devices.add({ id: 'device', browser: 'Bench', ...seen }, cookieDigest(secret))
  })
  return `desk=${secret}`
}
