import type { Context } from 'hono'
import type { DeskPath } from '#app/plain/desk/frame.tsx'
import { deskRecord, isRevokedOwnerLink, linkPath } from '../../links.ts'
import type { LinkParts } from '../links/mail-links.tsx'

/** The owner at the desk. */
export type DeskVisit = LinkParts & {
  readonly c: Context
  readonly to: DeskPath
  readonly now: Date
}

/** Opens the desk for a link that is the desk's own, has not ended and was not revoked. */
export async function deskVisit(
  parts: LinkParts,
  c: Context,
  token: string,
): Promise<DeskVisit | undefined> {
  const now = parts.office.clock.now()
  const reading = parts.links.read(token, now)
  if (reading.kind !== 'valid') return undefined
  const { purpose, record } = reading.link
  if (purpose !== 'desk' || record !== deskRecord) return undefined
  if (isRevokedOwnerLink(reading.link, await parts.office.store.ownerLinksFrom())) return undefined
  const base = linkPath('desk', token)
  return { ...parts, c, now, to: (...words) => [base, ...words].join('/') }
}
