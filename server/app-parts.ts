import type { Clock } from '#booking/dates/clock.ts'
import type { Links } from '#letters/signed-links.ts'
import type { Office } from '#office/office.ts'
import type { Store } from '#store/store.ts'
import type { AfterResponse } from './after-response.ts'
import type { Config } from './config.ts'
import type { NetworkDigest } from './http/network.ts'
import type { StaticFiles } from './http/static-files.ts'
import type { Log } from './log.ts'

export type AppParts = {
  readonly config: Config
  readonly siteUrl: () => string
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  readonly afterAnswer: AfterResponse
  readonly files: StaticFiles
  readonly links: Links
  readonly networkDigest: NetworkDigest
  readonly office: Office
  readonly leaving: AbortSignal
  readonly mode?: 'production' | 'development'
}
