import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Office } from './functions/office.ts'
import { confirmationsToOneMailbox } from './limits.ts'
import type { Links } from './links.ts'
import { composeLetters } from './mail/compose-letters.ts'
import type { Letters } from './mail/letters.ts'
import { sampleClock, sampleLinks } from './mail/sample-surroundings.ts'
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

/** Letters for all to look at: they hold no key to anything, as a real one opens the farm's desk. */
export function createPreviewLetters({
  config,
  siteUrl,
}: Pick<OfficeParts, 'config' | 'siteUrl'>): Letters {
  const { mailFrom: from, ownerEmail: owner } = config
  return composeLetters({ from, owner, siteUrl, links: sampleLinks, clock: sampleClock })
}
