import { randomUUID } from 'node:crypto'
import type { Session } from '#booking/dates/session.ts'
import { isSameAddress } from '#booking/people/mailbox.ts'
import { fitsWish, heldUntil } from '#booking/waiting/wish.ts'
import type { WishOnFile } from '#store/waiting/wishes.ts'
import type { Id } from '#booking/id.ts'
import { offerFreePlaces } from '../dates/give-places-back.ts'
import { type Change, inOneChange, type Office, recordEvent } from '../office.ts'

/**
 * The wishes for such a date become its waiting list, first asked first, and the date stays off the
 * schedule while they decide. It opens at once when no party gets an offer, being too big or having
 * another one.
 */
export async function holdForWishes(change: Change, id: Id<'session'>): Promise<void> {
  const date = await change.sessions.find(id)
  // A private date is for its group alone, and a date on which the farm is away is not offered.
  if (date?.state !== 'open') return
  const until = heldUntil(change.clock.now(), date.startsAt)
  const wishes = until ? await wishesFor(change, date) : []
  if (!until || wishes.length === 0) return
  for (const wish of wishes) await putInLine(change, id, wish)
  await change.sessions.hold(id, until)
  await offerFreePlaces(change, id)
  const line = await change.waiting.for(id)
  if (!line.some(({ state }) => state === 'offered')) {
    await change.sessions.update(id, { state: 'open' })
  }
}

/** One wish for each mailbox: two wishes of one person are one party. */
async function wishesFor(change: Change, date: Session) {
  const fitting = (await change.wishes.list()).filter((wish) => fitsWish(wish, date))
  return fitting.filter(
    ({ email }, i) => fitting.findIndex((other) => isSameAddress(other.email, email)) === i,
  )
}

async function putInLine(
  change: Change,
  sessionId: Id<'session'>,
  wish: WishOnFile,
): Promise<void> {
  const { id: wishId, participants, name, email, language, createdAt } = wish
  const party = { sessionId, wishId, participants, name, email, language, createdAt }
  await change.waiting.add({
    ...party,
    id: randomUUID(),
    state: 'waiting',
    offeredUntil: undefined,
    reservationId: undefined,
  })
}

/** False when the date is held no longer. */
export function openHeldSession(office: Office, sessionId: Id<'session'>): Promise<boolean> {
  return inOneChange(office, async (change) => {
    const session = await change.sessions.find(sessionId)
    if (session?.state !== 'held') return false
    await change.sessions.update(sessionId, { state: 'open', changedAt: change.clock.now() })
    await recordEvent(change, { sessionId, by: 'clock', what: 'opened' })
    return true
  })
}
