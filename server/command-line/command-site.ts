import { join } from 'node:path'
import { type Clock, createClock } from '#booking/dates/clock.ts'
import type { Office } from '#office/office.ts'
import { openDatabase } from '#store/open-database.ts'
import type { Store } from '#store/store.ts'
import type * as builtApp from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { readSigningSecrets, createSiteLinks } from '../signing-keys.ts'
import { siteAddress } from '../site-address.ts'
import type { Site } from './verb.ts'

export function createCommandSite(env: Parameters<typeof readConfig>[0]): Site {
  const config = readConfig(env)
  const clock = createClock(config.startsAt)
  return {
    config,
    clock,
    openStore: () => openDatabase({ ...config, secrets: readSigningSecrets(config) }),
    openOffice: (store) => openOffice({ config, clock, store }),
  }
}

type Parts = { readonly config: Config; readonly clock: Clock; readonly store: Store }

/** The office of the built site, whose letters need React; a running site, or the next start, sends its mails. */
async function openOffice({ config, clock, store }: Parts): Promise<Office> {
  const built = join(import.meta.dirname, '../../build/server/index.js')
  const { createOffice }: typeof builtApp = await import(built)
  const siteUrl = siteAddress(config)
  const links = await createSiteLinks(config, store)
  const left = { mailQueued: () => {}, dataForgotten: () => {} }
  return createOffice({ config, siteUrl: () => siteUrl, store, clock, links, ...left })
}
