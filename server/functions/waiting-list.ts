import { randomUUID } from 'node:crypto'
import { isSameAddress } from '#booking/mailbox.ts'
import { refundTerms } from '#booking/refund-terms.ts'
import { isUpcoming } from '#booking/session.ts'
import type { WaitingRequest } from '#booking/waiting-request.ts'
import { workshops } from '#content/workshops.ts'
import type { WaitingEntry } from '../store/waiting-records.ts'
import type { Changes } from '../store/store.ts'
import type { Reservation } from '../store/reservation-records.ts'
import { addPayments } from './add-payment.ts'
import { confirmationTurn } from './confirmation-turn.ts'
import { recordEvent } from './events.ts'
import { givePlacesBack } from './give-places-back.ts'
import type { Office } from './office.ts'
import { queueLetters } from './queue-letters.ts'

export type JoinOutcome =
  | { readonly kind: 'joined' }
  | { readonly kind: 'no-such-date' }
  /** There is room for the party: it can be asked for as usual. */
  | { readonly kind: 'has-room' }
  /** The party is larger than the date. */
  | { readonly kind: 'never-fits'; readonly capacity: number }
  | { readonly kind: 'too-many-mails'; readonly waitSeconds: number }

/**
 * Puts a party on the list of a date that has no room for it. Who waits for it already stays where
 * they are: asked again, the answer is the same, and tells nobody who is on the list.
 */
export async function joinWaitingList(
  office: Office,
  request: WaitingRequest,
  language: string,
): Promise<JoinOutcome> {
  const outcome = await office.store.change(async (changes): Promise<JoinOutcome> => {
    const now = office.clock.now()
    const { date: sessionId, participants, name, email } = request
    const session = await changes.findSessionById(sessionId)
    if (!session || !isUpcoming(session, now)) return { kind: 'no-such-date' }
    if (session.capacity - session.taken >= participants) return { kind: 'has-room' }
    const { capacity } = session
    if (participants > capacity) return { kind: 'never-fits', capacity }
    const line = await changes.waitingFor(sessionId)
    if (line.some((each) => isWaiting(each) && isSameAddress(each.email, email))) {
      return { kind: 'joined' }
    }
    const turn = await confirmationTurn(office, changes, email)
    const { waitSeconds } = turn
    if (waitSeconds > 0) return { kind: 'too-many-mails', waitSeconds }
    const entry: WaitingEntry = {
      id: randomUUID(),
      sessionId,
      participants,
      name,
      email,
      language,
      state: 'waiting',
      createdAt: now,
      offeredUntil: undefined,
      reservationId: undefined,
    }
    await changes.addWaiting(entry)
    const news = { kind: 'waiting-joined', entry, session } as const
    await queueLetters(office, changes, office.letters.forNews(news))
    await turn.spend()
    return { kind: 'joined' }
  })
  office.mailQueued()
  return outcome
}

export type OfferOutcome =
  | { readonly kind: 'accepted'; readonly reservationId: string }
  /** It was accepted before, it lapsed, or the party left the list. */
  | { readonly kind: 'over' }

/** A party takes the places held for it. The farm offered them, so the booking begins confirmed. */
export async function acceptOffer(office: Office, id: string): Promise<OfferOutcome> {
  const outcome = await office.store.change(async (changes): Promise<OfferOutcome> => {
    const entry = await changes.findWaiting(id)
    if (!entry || !isOfferedNow(entry, office.clock.now())) return { kind: 'over' }
    const reservationId = await bookFromList(office, changes, entry)
    await changes.updateWaiting(id, { state: 'accepted', offeredUntil: undefined, reservationId })
    return { kind: 'accepted', reservationId }
  })
  office.mailQueued()
  return outcome
}

/** A party will not wait any longer, or does not take what is offered: the next in line is asked. */
export async function leaveList(office: Office, id: string): Promise<void> {
  await office.store.change(async (changes) => {
    const entry = await changes.findWaiting(id)
    if (!entry || !isWaiting(entry)) return
    await changes.updateWaiting(id, { state: 'left', offeredUntil: undefined })
    await freeWhatWasHeld(office, changes, entry)
  })
  office.mailQueued()
}

/** Ends an offer that was not taken in time; false when it was, or has time left. */
export function lapseOffer(office: Office, id: string): Promise<boolean> {
  return office.store.change(async (changes) => {
    const entry = await changes.findWaiting(id)
    if (entry?.state !== 'offered' || isOfferedNow(entry, office.clock.now())) return false
    await changes.updateWaiting(id, { state: 'lapsed', offeredUntil: undefined })
    const session = await changes.findSessionById(entry.sessionId)
    if (session) {
      const news = { kind: 'waiting-lapsed', entry, session } as const
      await queueLetters(office, changes, office.letters.forNews(news))
    }
    await freeWhatWasHeld(office, changes, entry)
    return true
  })
}

/** Whether the places held for a party are still its own. */
export function isOfferedNow({ state, offeredUntil }: WaitingEntry, now: Date): boolean {
  return state === 'offered' && offeredUntil !== undefined && now < offeredUntil
}

export function isWaiting({ state }: WaitingEntry): boolean {
  return state === 'waiting' || state === 'offered'
}

async function freeWhatWasHeld(office: Office, changes: Changes, entry: WaitingEntry) {
  if (entry.state !== 'offered') return
  const { sessionId, participants } = entry
  await givePlacesBack(office, changes, { sessionId, places: participants })
}

/** The places are held already: what was the offer's is now the booking's. */
async function bookFromList(
  office: Office,
  changes: Changes,
  entry: WaitingEntry,
): Promise<string> {
  const { sessionId, participants, name, email, language } = entry
  const session = (await changes.findSessionById(sessionId))!
  const reservation: Reservation = {
    id: randomUUID(),
    sessionId,
    participants,
    name,
    email,
    language,
    status: 'confirmed',
    specialRequirements: '',
    priceCents: workshops[session.workshop].priceCents,
    createdAt: office.clock.now(),
    terms: refundTerms,
    source: 'site',
  }
  await changes.addReservation(reservation)
  await addPayments(changes, reservation, session)
  const { id: reservationId } = reservation
  await recordEvent(office, changes, { reservationId, by: 'guest', what: 'requested' })
  await recordEvent(office, changes, { reservationId, by: 'owner', what: 'confirmed' })
  const onFile = (await changes.findReservation(reservationId))!
  for (const kind of ['confirmed', 'waiting-accepted'] as const) {
    await queueLetters(office, changes, office.letters.forNews({ kind, reservation: onFile }))
  }
  return reservationId
}
