import { placesLeft, type Session, takesOffers } from '#booking/dates/session.ts'
import { mailboxDigest } from '#booking/people/digests.ts'
import { tooManyOnTrust } from '#booking/reservations/reservation-request.ts'
import { fittingOnList, offerEnds } from '#booking/waiting/waiting-list.ts'
import type { WaitingEntry } from '#store/waiting/waiting.ts'
import type { Id } from '#booking/id.ts'
import type { Places } from '#booking/units.ts'
import { notify } from '../mail/notify.ts'
import type { Change } from '../office.ts'

/** Frees places and offers them in one change, so that no visitor comes before the waiting list. */
export async function givePlacesBack(change: Change, sessionId: Id<'session'>, places: Places) {
  await change.sessions.freePlaces(sessionId, places)
  return offerFreePlaces(change, sessionId)
}

/** Resolves with the number of places that were offered. */
export async function offerFreePlaces(change: Change, sessionId: Id<'session'>): Promise<number> {
  const { now } = change
  let offered = 0
  for (;;) {
    const session = await change.sessions.find(sessionId)
    if (!session || !takesOffers(session, now)) return offered
    const offeredUntil = offerEnds(now, session.startsAt)
    const entry = offeredUntil && (await nextToOffer(change, session))
    if (!entry || !(await offerPlaces(change, entry, { session, offeredUntil }))) return offered
    offered += entry.participants
  }
}

/** Many dates may be on the site again at once: each is offered to its waiting list first. */
export async function offerAllFreePlaces(change: Change): Promise<void> {
  for (const { id } of await change.sessions.list(change.now)) await offerFreePlaces(change, id)
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

/** The first party that fits with a proven mailbox, no other open offer, and room on trust for its places. */
async function nextToOffer(change: Change, session: Session): Promise<WaitingEntry | undefined> {
  const list = fittingOnList(await change.waiting.listOn(session.id), placesLeft(session))
  const { placeBounds: bounds } = change
  if (!bounds || list.length === 0) return list[0]
  const busy = new Set((await change.waiting.listOffers()).map(({ email }) => mailboxDigest(email)))
  for (const entry of list) {
    if (busy.has(mailboxDigest(entry.email))) continue
    const { isProven, onTrust } = await change.mailboxes.getTrustOf(entry.email)
    const tooMany = tooManyOnTrust(entry.participants, onTrust, bounds.onTrustOfOneMailbox)
    if (isProven && !tooMany) return entry
  }
  return undefined
}
