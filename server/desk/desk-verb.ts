import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { createLinks, deskRecord, linkPath, ownerLink } from '../links.ts'
import { signingSecret } from '../signing-secret.ts'
import { siteAddress } from '../site-address.ts'
import type { Row } from './rows.ts'

type Desk = { readonly config: Config; readonly clock: Clock }

/** Prints one fresh link to the desk, signed with the site's own secret. */
export async function deskVerb({
  config,
  clock,
}: Desk): Promise<{ readonly rows: readonly Row[]; readonly text: string }> {
  const token = createLinks(signingSecret(config)).token(ownerLink('desk', deskRecord, clock.now()))
  const url = siteAddress(config) + linkPath('desk', token)
  return { rows: [{ url }], text: url }
}
