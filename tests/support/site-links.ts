import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createLinks,
  deskRecord,
  guestLink,
  linkPath,
  ownerLink,
  type Purpose,
} from '#server/links.ts'
import { autumn, type TestSite } from './test-site.ts'

type Booked = { readonly id: string; readonly endsAt?: string }

/** Addresses as the site's own mails would carry them, signed with its own secret. */
export async function linksOf(site: TestSite) {
  const links = createLinks((await readFile(join(site.dataDir, 'signing-secret'), 'utf8')).trim())
  return {
    desk: (now = new Date(autumn)) =>
      site.url + linkPath('desk', links.token(ownerLink('desk', deskRecord, now))),
    owner: (purpose: Purpose, record: string, now = new Date(autumn)) =>
      site.url + linkPath(purpose, links.token(ownerLink(purpose, record, now))),
    /** A guest's link to a booking of autumn 2025; `version` rises when a new link was sent. */
    guest: (purpose: Purpose, { id }: Booked, version = 1) => {
      const session = { endsAt: new Date('2025-12-31T12:00:00Z') }
      const link = guestLink(purpose, { id, linkVersion: version, session } as Parameters<
        typeof guestLink
      >[1])
      return site.url + linkPath(purpose, links.token(link))
    },
    /** Of somebody on a waiting list of autumn 2025. */
    waiting: (purpose: 'offer' | 'leave-list', record: string) => {
      const endsAt = new Date('2025-12-31T12:00:00Z')
      return site.url + linkPath(purpose, links.token({ purpose, record, version: 1, endsAt }))
    },
  }
}
