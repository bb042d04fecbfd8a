import { isUpcoming } from '#booking/session.ts'
import { nextInLine, offerEnds } from '#booking/waiting-list.ts'
import type { Changes } from '../store/store.ts'
import type { Office } from './office.ts'
import { queueLetters } from './queue-letters.ts'

/**
 * Frees places of a date and, in the same change, offers them to who waits for it: nobody who comes by
 * in between is before the list.
 */
export async function givePlacesBack(
  office: Office,
  changes: Changes,
  { sessionId, places }: { readonly sessionId: string; readonly places: number },
): Promise<void> {
  await changes.freePlaces(sessionId, places)
  await offerFreePlaces(office, changes, sessionId)
}

/** Offers what is free on a date to those in line whom it holds, and holds it for them meanwhile. */
export async function offerFreePlaces(
  office: Office,
  changes: Changes,
  sessionId: string,
): Promise<void> {
  const now = office.clock.now()
  for (;;) {
    const session = await changes.findSessionById(sessionId)
    if (!session || !isUpcoming(session, now)) return
    const offeredUntil = offerEnds(now, session.startsAt)
    const free = session.capacity - session.taken
    const entry = offeredUntil && nextInLine(await changes.waitingFor(sessionId), free)
    if (!entry || !(await changes.takePlaces(sessionId, entry.participants))) return
    const offered = { state: 'offered', offeredUntil } as const
    await changes.updateWaiting(entry.id, offered)
    const news = { kind: 'waiting-offer', entry: { ...entry, ...offered }, session } as const
    await queueLetters(office, changes, office.letters.forNews(news))
  }
}
