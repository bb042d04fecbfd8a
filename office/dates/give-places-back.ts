import { placesLeft, type Session, takesOffers } from '#booking/dates/session.ts'
import { mailboxDigest } from '#booking/people/digests.ts'
import { tooManyOnTrust } from '#booking/reservations/reservation-request.ts'
import { nextOnList, offerEnds } from '#booking/waiting/waiting-list.ts'
import type { WaitingEntry } from '#store/waiting/waiting.ts'
import type { Id } from '#booking/id.ts'
import type { Places } from '#booking/units.ts'
import { notify } from '../mail/notify.ts'
import type { Change } from '../office.ts'

/** Frees places and offers them in one change, so that no visitor comes before the waiting list. */
export async function givePlacesBack(change: Change, sessionId: Id<'session'>, places: Places) {
  await change.sessions.freePlaces(sessionId, places)
  await offerFreePlaces(change, sessionId)
}

export async function offerFreePlaces(change: Change, sessionId: Id<'session'>): Promise<void> {
  const now = change.clock.now()
  for (;;) {
    const session = await change.sessions.find(sessionId)
    if (!session || !takesOffers(session, now)) return
    const offeredUntil = offerEnds(now, session.startsAt)
    const free = placesLeft(session)
    const entry = offeredUntil && nextOnList(await toBeOffered(change, sessionId), free)
    if (!entry || !(await offerPlaces(change, entry, { session, offeredUntil }))) return
  }
}

/** False when the date has fewer free places. */
export async function offerPlaces(
  change: Change,
  entry: WaitingEntry,
  { session, offeredUntil }: { readonly session: Session; readonly offeredUntil: Date },
): Promise<boolean> {
  if (!(await change.sessions.takePlaces(session.id, entry.participants))) return false
  const offered = { state: 'offered', offeredUntil } as const
  await change.waiting.update(entry.id, offered)
  const kind = entry.wishId ? 'next-date' : 'waiting-offer'
  await notify(change, { kind, entry: { ...entry, ...offered }, session })
  return true
}

/** Parties with a proven mailbox, no other open offer, and room on trust for their places. */
async function toBeOffered(
  change: Change,
  sessionId: Id<'session'>,
): Promise<readonly WaitingEntry[]> {
  const list = (await change.waiting.listOn(sessionId)).filter(({ state }) => state === 'waiting')
  const { placeBounds: bounds } = change
  if (!bounds) return list
  const busy = new Set((await change.waiting.listOffers()).map(({ email }) => mailboxDigest(email)))
  const free: WaitingEntry[] = []
  for (const entry of list) {
    const mailbox = mailboxDigest(entry.email)
    if (busy.has(mailbox)) continue
    const { isProven, onTrust } = await change.mailboxes.getTrustOf(mailbox)
    const tooMany = tooManyOnTrust(entry.participants, onTrust, bounds.onTrustOfOneMailbox)
    if (isProven && !tooMany) free.push(entry)
  }
  return free
}
