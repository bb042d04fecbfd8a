import { randomUUID } from 'node:crypto'
import type { Session } from '#booking/dates/session.ts'
import type { Id } from '#booking/id.ts'
import { isSameAddress } from '#booking/people/mailbox.ts'
import { pressUntil } from '#booking/reservations/unproven.ts'
import { fitsWish, heldUntil, type Wish } from '#booking/waiting/wish.ts'
import type { WishOnFile } from '#store/waiting/wishes.ts'
import { offerFreePlaces } from '../dates/give-places-back.ts'
import { queueForStranger } from '../mail/notify.ts'
import type { Stranger } from '../mail/turns.ts'
import { type Change, oneChange, recordEvent } from '../office.ts'
import { pressUntilOf } from '../reservations/prove-mailbox.ts'
import { endWishIn } from './waiting-list.ts'

/** A wish begins when the link in its mail is pressed, within two hours after the mail leaves. */
export const askForNextDate = oneChange(
  async (
    change,
    request: Wish & Pick<WishOnFile, 'name' | 'email'>,
    { language, from = {} }: Stranger,
  ) => {
    const { now: createdAt } = change
    const wish = { ...request, id: randomUUID(), language, createdAt, state: 'asked' } as const
    const { id: part, email } = wish
    const due = await queueForStranger(change, {
      email,
      from,
      room: 'others',
      // The newest of several mails that wait is the one to leave.
      kind: 'next-date',
      part,
      write: ({ until }) =>
        change.letters({ kind: 'next-date-asked', wish, until: pressUntil(until) }),
    })
    await change.wishes.add({ ...wish, endsAt: pressUntil(due) })
  },
)

/** A new wish for a workshop replaces an earlier one of that mailbox. */
export const confirmWish = oneChange(async (change, id: string) => {
  const wish = await change.wishes.find(id)
  if (!wish || !canBeConfirmed(wish, change.now)) return
  for (const other of await change.wishes.list()) {
    const isEarlier = other.workshop === wish.workshop && isSameAddress(other.email, wish.email)
    if (isEarlier) await change.wishes.end(other.id)
  }
  await change.wishes.want(id)
})

export function canBeConfirmed({ state, endsAt }: WishOnFile, now: Date): boolean {
  return state === 'asked' && now < endsAt
}

export const endWish = oneChange(async (change, id: string) => {
  if ((await change.wishes.find(id))?.state !== 'ended') await endWishIn(change, id)
})

/** Ends a wish that nobody confirmed in time; false when it had ended, or has more time. */
export const lapseWish = oneChange(async (change, id: string) => {
  const wish = await change.wishes.find(id)
  if (wish?.state !== 'asked') return false
  const until = await pressUntilOf(change, id, (end) => {
    return { kind: 'next-date-asked', wish, until: end }
  })
  if (until && change.now < until) {
    await change.wishes.prolong(id, until)
    return false
  }
  await endWishIn(change, id)
  return true
})

/** Wishes become the date's waiting list and keep it off the schedule; it opens where none fits. */
export async function holdForWishes(change: Change, id: Id<'session'>): Promise<void> {
  const session = await change.sessions.find(id)
  // A private date is for its group alone, and a date on which the farm is away is not offered.
  if (session?.state !== 'open') return
  const until = heldUntil(change.now, session.startsAt)
  const wishes = until ? await wishesFor(change, session) : []
  if (!until || wishes.length === 0) return
  for (const { id: wishId, participants, name, email, language, createdAt } of wishes) {
    const party = { wishId, participants, name, email, language, createdAt }
    const waiting = { state: 'waiting', offeredUntil: undefined, reservationId: undefined } as const
    await change.waiting.add({ ...party, ...waiting, id: randomUUID(), sessionId: id })
  }
  await change.sessions.hold(id, until)
  await offerFreePlaces(change, id)
  const list = await change.waiting.listOn(id)
  if (!list.some(({ state }) => state === 'offered')) {
    await change.sessions.update(id, { state: 'open' })
  }
}

/** One wish for each mailbox: two wishes of a person are one party. */
async function wishesFor(change: Change, session: Session) {
  const fitting = (await change.wishes.list()).filter((wish) => fitsWish(wish, session))
  return fitting.filter(
    ({ email }, i) => fitting.findIndex((other) => isSameAddress(other.email, email)) === i,
  )
}

export const openHeldSession = oneChange(async (change, sessionId: Id<'session'>) => {
  const session = await change.sessions.find(sessionId)
  if (session?.state !== 'held') return false
  await change.sessions.update(sessionId, { state: 'open' })
  await recordEvent(change, { sessionId, by: 'clock', what: 'opened' })
  return true
})
