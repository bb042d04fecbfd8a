import { join } from 'node:path'
import type * as builtApp from './app.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Office } from './functions/office.ts'
import { createLinks } from './links.ts'
import { signingSecret } from './signing-secret.ts'
import { siteAddress } from './site-address.ts'
import type { Store } from './store/store.ts'

type Parts = { readonly config: Config; readonly clock: Clock; readonly store: Store }

/**
 * The office for the command line, out of the built site, as letters are written with React. A running
 * site sends what it queues within seconds; without one, the next start does.
 */
export async function openOffice({ config, clock, store }: Parts): Promise<Office> {
  const built = join(import.meta.dirname, '../build/server/index.js')
  const { createOffice } = (await import(built)) as typeof builtApp
  const siteUrl = siteAddress(config)
  const links = createLinks(signingSecret(config))
  const mailQueued = () => {}
  return createOffice({ config, siteUrl: () => siteUrl, store, clock, links, mailQueued })
}
