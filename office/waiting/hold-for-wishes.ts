import { randomUUID } from 'node:crypto'
import type { Session } from '#booking/dates/session.ts'
import { isSameAddress } from '#booking/people/mailbox.ts'
import { fitsWish, heldUntil } from '#booking/waiting/wish.ts'
import type { WishOnFile } from '#store/wishes.ts'
import { offerFreePlaces } from '../dates/give-places-back.ts'
import { type Change, inOneChange, type Office } from '../office.ts'
import { recordEvent } from '../requests/record-event.ts'

type NewDate = Parameters<Change['addSession']>[0] & Pick<Session, 'day'>

/**
 * Adds a date. Those who wished for such a one are its waiting list from the start, who asked first before
 * the others, and it stays off the schedule while they decide. False when the workshop has that date already.
 */
export async function holdForWishes(
  change: Change,
  { day, ...date }: NewDate & { readonly day: string },
): Promise<boolean> {
  const until = heldUntil(change.clock.now(), date.startsAt)
  const wishes = until ? await wishesFor(change, { ...date, day, taughtIn: date.taughtIn }) : []
  const held = wishes.length > 0 && { state: 'held' as const, heldUntil: until }
  if (!(await change.addSession({ ...date, ...held }))) return false
  for (const wish of wishes) await putInLine(change, date.id, wish)
  if (held) await offerFreePlaces(change, date.id)
  return true
}

/** One for each mailbox: two wishes of one person are no two parties. */
async function wishesFor(change: Change, date: Parameters<typeof fitsWish>[1]) {
  const fitting = (await change.listWishes()).filter((wish) => fitsWish(wish, date))
  return fitting.filter(
    ({ email }, i) => fitting.findIndex((other) => isSameAddress(other.email, email)) === i,
  )
}

async function putInLine(change: Change, sessionId: string, wish: WishOnFile): Promise<void> {
  const { id: wishId, participants, name, email, language, createdAt } = wish
  const party = { sessionId, wishId, participants, name, email, language, createdAt }
  await change.addWaiting({
    ...party,
    id: randomUUID(),
    state: 'waiting',
    offeredUntil: undefined,
    reservationId: undefined,
  })
}

/** False when it is held no longer. */
export function openHeldDate(office: Office, sessionId: string): Promise<boolean> {
  return inOneChange(office, async (change) => {
    const session = await change.findSession(sessionId)
    if (session?.state !== 'held') return false
    await change.updateSession(sessionId, { state: 'open' })
    await recordEvent(change, { sessionId, by: 'clock', what: 'opened' })
    return true
  })
}
