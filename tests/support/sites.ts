import { join } from 'node:path'
import type { databases, StorePlace } from './stores.ts'
import { type SiteProcess, startSiteProcess } from './site-process.ts'
import { startTestSite, type TestSite } from './test-site.ts'

type Started = TestSite | SiteProcess

export type Sites = AsyncDisposable & {
  readonly sites: readonly [Started, ...Started[]]
  readonly place: StorePlace
}

/**
 * Starts sites for a rush, without the limits of one network; no two share a process. On PostgreSQL each
 * site has its own folder, as on a machine of its own.
 */
export async function startSites(
  database: (typeof databases)[number],
  count: number,
): Promise<Sites> {
  await using opening = new AsyncDisposableStack()
  const place = opening.use(await database.findEmptyStore())
  const { DATABASE_URL } = place.env
  const start = async (number: number) => {
    const dataDir = DATABASE_URL ? join(place.dataDir, String(number)) : place.dataDir
    const env = { RATE_LIMIT: 'off', ...(DATABASE_URL && { DATABASE_URL }) }
    const site = await (number === 1 ? startTestSite : startSiteProcess)({ dataDir, env })
    return opening.adopt(site, (one) => one.stop())
  }
  const sites: [Started, ...Started[]] = [await start(1)]
  while (sites.length < count) sites.push(await start(sites.length + 1))
  const used = opening.move()
  return { sites, place, [Symbol.asyncDispose]: () => used.disposeAsync() }
}
