import { randomUUID } from 'node:crypto'
import { takesRequests, isUpcoming, type Session } from '#booking/dates/session.ts'
import { isSameAddress } from '#booking/people/mailbox.ts'
import { hasRoomFor, isOnList, offerEnds } from '#booking/waiting/waiting-list.ts'
import type { WaitingRequest } from '#booking/waiting/waiting-request.ts'
import type { WaitingParty } from '#letters/news.ts'
import type { Reads } from '#store/subjects.ts'
import type { WaitingEntry } from '#store/waiting/waiting.ts'
import type { Id } from '#booking/id.ts'
import { givePlacesBack } from '../dates/give-places-back.ts'
import { notify, queueForStranger } from '../mail/notify.ts'
import type { FormOrigin, Stranger } from '../mail/turns.ts'
import { type Change, isAsShown, oneChange } from '../office.ts'
import { bookOffered, shownInOffer } from '../reservations/book-confirmed.ts'
import { offerToMailbox } from '../reservations/prove-mailbox.ts'

export type JoinOutcome =
  | { readonly kind: 'joined' }
  | { readonly kind: 'no-such-date' }
  | { readonly kind: 'has-room'; readonly session: Session }
  | { readonly kind: 'requests-closed' | 'too-late' }
  | { readonly kind: 'never-fits'; readonly capacity: number }

/** A waiting party keeps its turn; the answer tells nobody who is on the list. */
export const joinWaitingList = oneChange(
  async (
    change,
    request: WaitingRequest,
    { language, from = {} }: Stranger,
  ): Promise<JoinOutcome> => {
    const { now } = change
    const { sessionId, participants, name, email } = request
    const session = await change.sessions.find(sessionId)
    if (!session || !isUpcoming(session, now)) return { kind: 'no-such-date' }
    if (hasRoomFor(session, participants)) {
      const isOpen = takesRequests(session, now, change.house)
      return isOpen ? { kind: 'has-room', session } : { kind: 'requests-closed' }
    }
    if (!offerEnds(now, session.startsAt)) return { kind: 'too-late' }
    const { capacity } = session
    if (participants > capacity) return { kind: 'never-fits', capacity }
    const isProven = !change.placeBounds || (await change.mailboxes.isProven(email))
    const list = await change.waiting.listOn(sessionId)
    if (list.some((each) => isOnList(each) && isSameAddress(each.email, email))) {
      return { kind: 'joined' }
    }
    const entry: WaitingEntry = {
      id: randomUUID(),
      sessionId,
      participants,
      name,
      email,
      language,
      state: isProven ? 'waiting' : await stateOfUnproven(change, list),
      createdAt: now,
      offeredUntil: undefined,
      reservationId: undefined,
      wishId: undefined,
    }
    await change.waiting.add(entry)
    await confirmJoining(change, { entry, session, from, isProven })
    return { kind: 'joined' }
  },
)

/** So many unproven parties of a date may wait; all others wait for proof of their mailbox. */
async function stateOfUnproven(change: Change, list: readonly WaitingEntry[]) {
  const most = change.placeBounds?.waitingForOneSession ?? Infinity
  return (await unprovenOnList(change, list)).length < most ? 'waiting' : 'unproven'
}

/** Parties on the list that get no offer, as they pressed no mailed link. */
export async function unprovenOnList(
  { mailboxes }: Pick<Reads, 'mailboxes'>,
  list: readonly WaitingEntry[],
): Promise<readonly string[]> {
  const waiting = list.filter(({ state }) => state === 'waiting')
  const proven = await mailboxes.listProven(waiting.map(({ email }) => email))
  return waiting.filter(({ email }) => !proven.includes(email)).map(({ id }) => id)
}

/**
 * Resolves with the booking, which begins confirmed, again when it was accepted before; undefined when the offer is over, or is not as its page showed.
 *
 * @param shown the result of `shownInOffer` on the page on which they said yes
 */
export const acceptOffer = oneChange(async (change, id: string, shown?: string) => {
  const entry = await change.waiting.find(id)
  if (entry?.state === 'accepted') return entry.reservationId
  if (!entry || !isOfferedNow(entry, change.now)) return undefined
  const { sessionId, participants, name, email, language, wishId } = entry
  const session = await change.sessions.get(sessionId)
  if (!isAsShown(shown, shownInOffer(change.house, session, participants))) return undefined
  const booking = { participants, name, email, language, news: 'waiting-accepted' } as const
  const reservationId = await bookOffered(change, session, booking)
  await change.waiting.update(id, { state: 'accepted', offeredUntil: undefined, reservationId })
  if (wishId) await endWishIn(change, wishId)
  await offerToMailbox(change, email)
  return reservationId
})

export const leaveList = oneChange(async (change, id: string) => {
  const entry = await change.waiting.find(id)
  if (entry && isOnList(entry)) await endWait(change, entry, 'left')
})

export const lapseOffer = oneChange(async (change, id: string) => {
  const entry = await change.waiting.find(id)
  if (entry?.state !== 'offered' || isOfferedNow(entry, change.now)) return false
  const session = await change.sessions.find(entry.sessionId)
  // A party that a wish put on the list had its only mail about the date.
  if (session && !entry.wishId) {
    await notify(change, { kind: 'waiting-lapsed', entry, session })
  }
  await endWait(change, entry, 'lapsed')
  return true
})

export function isOfferedNow({ state, offeredUntil }: WaitingEntry, now: Date): boolean {
  return state === 'offered' && offeredUntil !== undefined && now < offeredUntil
}

export async function endWishIn(change: Change, id: string): Promise<void> {
  await change.wishes.end(id)
  for (const entry of (await change.waiting.listOfWish(id)).filter(isOnList)) {
    await endWait(change, entry, 'left')
  }
}

/** A party that a wish put on the list gets a mail about the date once it is in turn. */
export function hasHeardOfSession({ wishId, state }: WaitingEntry): boolean {
  return wishId === undefined || state !== 'waiting'
}

/** Parties on the list, in order, without unproven parties that the date does not keep. */
export async function listWaitingParties(
  store: Reads,
  sessionId: Id<'session'>,
): Promise<readonly WaitingEntry[]> {
  return (await store.waiting.listOn(sessionId)).filter(
    (entry) => isOnList(entry) && entry.state !== 'unproven',
  )
}

/** Ends a wait, and offers its places to others where the date still takes offers. */
export async function endWait(
  change: Change,
  { id, sessionId, participants, email, state: before }: WaitingEntry,
  state: 'left' | 'lapsed' | 'called-off' | 'passed',
): Promise<void> {
  await change.waiting.update(id, { state, offeredUntil: undefined })
  if (before !== 'offered') return
  if (state === 'called-off') return change.sessions.freePlaces(sessionId, participants)
  await givePlacesBack(change, sessionId, participants)
  // The mailbox may have another offer, as this one is over.
  await offerToMailbox(change, email)
}

type JoinedParty = {
  readonly entry: WaitingEntry
  readonly session: Session
  readonly from: FormOrigin
  readonly isProven: boolean
}

async function confirmJoining(change: Change, { entry, session, from, isProven }: JoinedParty) {
  const { id: part, email } = entry
  await queueForStranger(change, {
    email,
    from,
    room: 'others',
    kind: 'waiting-joined',
    part,
    write: async ({ parts: ids }) => {
      const parties = await partiesOf(change, ids)
      return change.letters({ kind: 'waiting-joined', entry, session, parties, isProven })
    },
  })
}

async function partiesOf(change: Change, ids: readonly string[]): Promise<readonly WaitingParty[]> {
  const parties = await Array.fromAsync(ids, async (id) => {
    const entry = await change.waiting.find(id)
    const session = entry && (await change.sessions.find(entry.sessionId))
    return session ? { entry, session } : []
  })
  return parties.flat()
}
