import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DeskAction, deskActionPath, deskPath } from '#language/desk-paths.ts'
import { guestLink, linkPath, type Purpose } from '#letters/links.ts'
import type { Links } from '#letters/signed-links.ts'
import { createLinks } from './links.ts'
import { makeKnown } from './desk-device.ts'
import type { TestSite } from './test-site.ts'

type Booked = { readonly id: string; readonly endsAt?: string }

/**
 * Addresses like those in the site's mails, a guest's signed with the site's own secret; the owner
 * has a known device.
 */
export async function linksOf(site: TestSite) {
  await makeKnown(site)
  const links = await signer(site)
  return {
    desk: () => site.url + deskPath(),
    owner: (action: DeskAction, record: string) => site.url + deskActionPath(action, record),
    /** A guest's link to a booking of autumn 2025; `version` changes when a new link was sent. */
    guest: (purpose: Purpose, { id }: Booked, version = 1) => {
      const session = { endsAt: new Date('2025-12-31T12:00:00Z') }
      const link = guestLink(purpose, { id, linkVersion: version, session } as Parameters<
        typeof guestLink
      >[1])
      return site.url + linkPath(purpose, links.token(link))
    },
    /** A link of somebody on a waiting list of autumn 2025. */
    waiting: (purpose: 'offer' | 'leave-list' | 'prove-waiting', record: string) => {
      const endsAt = new Date('2025-12-31T12:00:00Z')
      return site.url + linkPath(purpose, links.token({ purpose, record, version: 1, endsAt }))
    },
  }
}

export async function signer(site: TestSite): Promise<Links> {
  return createLinks((await readFile(join(site.dataDir, 'signing-secret'), 'utf8')).trim())
}
