import type { AppParts } from './app.ts'
import type { Office } from './functions/office.ts'
import { composeLetters } from './mail/compose-letters.tsx'

type OfficeParts = Pick<AppParts, 'config' | 'siteUrl' | 'store' | 'clock' | 'links' | 'mailQueued'>

/** The booking office over what it is given. */
export function createOffice(parts: OfficeParts): Office {
  const { config, siteUrl, store, clock, links, mailQueued } = parts
  const { mailFrom: from, ownerEmail: owner } = config
  const mailDomain = /@([^\s@<>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  const letters = composeLetters({ from, owner, siteUrl, links, clock })
  return { store, clock, mailDomain, mailQueued, letters }
}
