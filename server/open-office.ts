import { join } from 'node:path'
import type { Clock } from '#booking/dates/clock.ts'
import type { Office } from '#office/office.ts'
import type { Store } from '#store/store.ts'
import type * as builtApp from './app.ts'
import type { Config } from './config.ts'
import { siteLinks } from './signing-keys.ts'
import { siteAddress } from './site-address.ts'

type Parts = { readonly config: Config; readonly clock: Clock; readonly store: Store }

/** Out of the built site, as letters are written with React. What it queues, a running site sends, or the next start. */
export async function openOffice({ config, clock, store }: Parts): Promise<Office> {
  const built = join(import.meta.dirname, '../build/server/index.js')
  const { createOffice }: typeof builtApp = await import(built)
  const siteUrl = siteAddress(config)
  const links = await siteLinks(config, store)
  const left = { mailQueued: () => {}, dataForgotten: () => {} }
  return createOffice({ config, siteUrl: () => siteUrl, store, clock, links, ...left })
}
