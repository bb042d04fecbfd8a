import { deskRecord, linkPath, ownerLink, type Purpose } from '../../links.ts'
import type { Mailboxes } from './mailboxes.ts'

/** Where the owner does one thing with one record: a page with one button. */
export function ownerAddress(
  { links, siteUrl, clock }: Mailboxes,
  purpose: Purpose,
  record: string,
): string {
  return siteUrl() + linkPath(purpose, links.token(ownerLink(purpose, record, clock.now())))
}

/** The owner's desk. */
export function deskAddress(mailboxes: Mailboxes): string {
  return ownerAddress(mailboxes, 'desk', deskRecord)
}

/** A booking's page on the desk. */
export function bookingAddress(mailboxes: Mailboxes, { id }: { readonly id: string }): string {
  return `${deskAddress(mailboxes)}/boeking/${id}`
}

/** A date's page on the desk. */
export function dateAddress(mailboxes: Mailboxes, { id }: { readonly id: string }): string {
  return `${deskAddress(mailboxes)}/datum/${id}`
}
