import { joinAsCompanion, makeCompanionLink } from '#office/party/companions.ts'
import type { Office } from '#office/office.ts'

type Joining = Parameters<typeof joinAsCompanion>[2]['joining']

/** The list behind the link that companions join a booking by; empty while it can have none. */
export async function companionListOf(office: Office, reservationId: string): Promise<string> {
  await makeCompanionLink(office, reservationId)
  return (await office.store.companions.findListOf(reservationId))?.id ?? ''
}

/** Lotte joins by that link; without a mailbox, unless she names one. */
export function joinList(office: Office, listId: string, different: Partial<Joining> = {}) {
  const joining = { name: 'Lotte', email: '', language: 'nl', ...different } as const
  return joinAsCompanion(office, listId, { joining, from: {} })
}

/** A companion joins the booking. */
export async function companionOf(
  office: Office,
  reservationId: string,
  different?: Partial<Joining>,
) {
  return (await joinList(office, await companionListOf(office, reservationId), different))!
}
