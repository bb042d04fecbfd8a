import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { deskPath } from '#language/desk-paths.ts'
import { doDueTasks } from '#office/due/do-due-tasks.ts'
import { type DatabaseLocation, openDatabase } from '#store/open-database.ts'
import type { Store } from '#store/store.ts'
import { startSiteForScript } from '../../run-site.ts'
import type { Size } from './farm-of-years.ts'
import { fillYears } from './fill-years.ts'
import { testOffice } from '#tests/support/test-office.ts'
import { testSecrets } from '#tests/support/secrets.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

export const now = new Date('2025-09-15T07:00:00Z')

const farmCommand = join(import.meta.dirname, '../../farm.mjs')

export type AgedFarm = AsyncDisposable & {
  readonly url: string
  /** The site's store, opened beside it on the same data. */
  readonly store: Store
  /** A page or form of the desk, on a device it knows. */
  readonly desk: (path: string, init?: RequestInit) => Promise<Response>
}

/** A site over a store that was filled; all of it is gone afterwards. */
export async function openAgedFarm(size: Size, databaseUrl?: string): Promise<AgedFarm> {
  await using used = new AsyncDisposableStack()
  const { path: dataDir } = used.use(await temporaryFolder())
  await (await openDatabase({ dataDir, databaseUrl, secrets: testSecrets })).close()
  await fillYears({ dataDir, databaseUrl }, size, now)
  await settle({ dataDir, databaseUrl })
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const site = used.use(await startSiteForScript(dataDir, env))
  const store = used.use(await openDatabase({ dataDir, databaseUrl, secrets: testSecrets }))
  const cookie = await newDevice(site.url, env)
  const kept = used.move()
  return {
    url: site.url,
    store,
    desk: (path, init) =>
      fetch(site.url + path, {
        redirect: 'manual',
        ...init,
        headers: { cookie, origin: site.url, ...init?.headers },
      }),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** The site does nothing else while it is measured: all that is due was done and forgotten, as on any open farm. */
async function settle(place: Omit<DatabaseLocation, 'secrets'>): Promise<void> {
  await using store = await openDatabase({ ...place, secrets: testSecrets })
  await doDueTasks(testOffice(store))
  const forgotten = await store.change(({ personalData }) => personalData.forgetOld(dayOf(now)))
  const isOld = Object.values(forgotten).some((count) => count > 0)
  if (isOld) throw new Error(`Rows were too old for a farm: ${JSON.stringify(forgotten)}`)
}

async function newDevice(url: string, env: Readonly<Record<string, string>>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [farmCommand, 'desk', '--json'], {
    env: { ...process.env, NOW: now.toISOString(), LOG_LEVEL: 'silent', ...env },
  })
  const [printed] = JSON.parse(stdout) as readonly { readonly url: string }[]
  const { pathname } = new URL(printed?.url ?? deskPath(), url)
  const { headers } = await fetch(url + pathname, { method: 'POST', redirect: 'manual' })
  const [cookie] = headers.getSetCookie()
  if (!cookie) throw new Error('The desk lets nobody in')
  return cookie.slice(0, cookie.indexOf(';'))
}
