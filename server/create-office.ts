import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Office } from './functions/office.ts'
import { confirmationsToOneMailbox } from './limits.ts'
import type { Links } from './links.ts'
import { composeLetters } from './mail/compose-letters.tsx'
import type { Store } from './store/store.ts'

export type OfficeParts = {
  readonly config: Pick<Config, 'mailFrom' | 'ownerEmail' | 'rateLimit'>
  /** Public origin, once the port is known. */
  readonly siteUrl: () => string
  readonly store: Store
  readonly clock: Clock
  readonly links: Links
  readonly mailQueued: () => void
}

/** The booking office over what it is given. */
export function createOffice(parts: OfficeParts): Office {
  const { config, siteUrl, store, clock, links, mailQueued } = parts
  const { mailFrom: from, ownerEmail: owner } = config
  const mailDomain = /@([^\s@<>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  const letters = composeLetters({ from, owner, siteUrl, links, clock })
  const confirmations = parts.config.rateLimit ? confirmationsToOneMailbox : undefined
  return { store, clock, mailDomain, mailQueued, letters, confirmations }
}
