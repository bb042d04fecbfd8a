import { createHash, randomUUID } from 'node:crypto'
import { instantIn } from '#booking/brussels-time.ts'
import { refundTerms } from '#booking/refund-terms.ts'
import type { ReservationRefusal } from '#booking/reservation-refusal.ts'
import { readReservationRequest, type ReservationRequest } from '#booking/reservation-request.ts'
import { holdsPlaces } from '#booking/status.ts'
import { isUpcoming, type Session } from '#booking/session.ts'
import { workshops } from '#content/workshops.ts'
import { readDateChoice } from '#language/read-date-choice.ts'
import type { Changes } from '../store/store.ts'
import type { Reservation } from '../store/reservation-records.ts'
import { sameFormMs } from '../limits.ts'
import { addPayments } from './add-payment.ts'
import { confirmationTurn } from './confirmation-turn.ts'
import { recordEvent } from './events.ts'
import type { Office } from './office.ts'
import { queueLetters } from './queue-letters.ts'

export type ReservationOutcome =
  | { readonly kind: 'placed'; readonly reservationId: string }
  | ReservationRefusal

/**
 * Holds places on a date for whoever asks. The places, the reservation, what is to be paid and both
 * mails stand or fall together (specification, section 4).
 *
 * @param input what came in, not yet trusted
 * @param repeat what makes a second request the same as a first one; without it each stands alone
 */
export async function submitReservation(
  office: Office,
  input: unknown,
  repeat?: Repeat,
): Promise<ReservationOutcome> {
  const read = readReservationRequest(input)
  if (read.kind !== 'valid') return read
  const request = read.value
  const outcome = await office.store.change((changes) => {
    const placing = { office, changes, request }
    if (!repeat) return placeReservation(placing)
    return repeat.by === 'key' ? placeOnce(placing, repeat.key) : placeFormOnce(placing)
  })
  if (outcome.kind === 'placed') office.mailQueued()
  return outcome
}

/** A program names its request by a key; a form without script is known by all that is in it. */
type Repeat = { readonly by: 'key'; readonly key: string } | { readonly by: 'form' }

/** One request on its way into the store. */
type Placing = {
  readonly office: Office
  readonly changes: Changes
  readonly request: ReservationRequest
}

/**
 * A form that comes again within a day, letter for letter, is a second click or a page sent again, and
 * gets the first answer (docs/decisions/0008-one-form-one-request.md). When that booking has ended in
 * the meantime, whoever sends the form wants a new one.
 */
async function placeFormOnce(placing: Placing): Promise<ReservationOutcome> {
  const { office, changes, request } = placing
  // No key that a program may send has a space in it.
  const key = `form ${digestOf(request)}`
  const kept = await changes.findAnswer(key)
  if (kept) {
    const isRecent = office.clock.now().getTime() - kept.createdAt.getTime() < sameFormMs
    const first = isRecent ? await changes.findReservation(kept.reservationId) : undefined
    if (first && holdsPlaces(first.status)) {
      return { kind: 'placed', reservationId: kept.reservationId }
    }
    await changes.forgetAnswer(key)
  }
  return placeOnce(placing, key)
}

async function placeOnce(placing: Placing, key: string): Promise<ReservationOutcome> {
  const { office, changes, request } = placing
  const digest = digestOf(request)
  const kept = await changes.findAnswer(key)
  if (kept) {
    if (kept.digest !== digest) return { kind: 'key-reused' }
    return { kind: 'placed', reservationId: kept.reservationId }
  }
  const outcome = await placeReservation(placing)
  if (outcome.kind === 'placed') {
    const { reservationId } = outcome
    await changes.keepAnswer({ key, digest, reservationId, createdAt: office.clock.now() })
  }
  return outcome
}

function digestOf(request: ReservationRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url')
}

async function placeReservation(placing: Placing): Promise<ReservationOutcome> {
  const { office, changes, request } = placing
  const now = office.clock.now()
  const asked = await findAskedSession(changes, request)
  if (!asked || !isUpcoming(asked, now)) return { kind: 'not-on-schedule' }
  const turn = await confirmationTurn(office, changes, request.email)
  if (turn.waitSeconds > 0) return { kind: 'too-many-mails', waitSeconds: turn.waitSeconds }

  const participants = Number(request.participants)
  const session = await changes.takePlaces(asked.id, participants)
  if (!session) {
    const left = asked.capacity - asked.taken
    return left > 0 ? { kind: 'not-enough-places', left } : { kind: 'fully-booked' }
  }

  const reservation: Reservation = {
    id: randomUUID(),
    sessionId: session.id,
    participants,
    status: 'requested',
    language: request.language,
    name: request.participantName,
    email: request.email,
    specialRequirements: request.specialRequirements,
    priceCents: workshops[session.workshop].priceCents,
    createdAt: now,
    terms: refundTerms,
    source: 'site',
  }
  await changes.addReservation(reservation)
  const requested = { reservationId: reservation.id, by: 'guest', what: 'requested' } as const
  await recordEvent(office, changes, requested)
  const payments = await addPayments(changes, reservation, session)
  const letters = office.letters.forReservation({ request, reservation, session, ...payments })
  await queueLetters(office, changes, letters)
  await turn.spend()
  return { kind: 'placed', reservationId: reservation.id }
}

async function findAskedSession(
  changes: Changes,
  request: ReservationRequest,
): Promise<Session | undefined> {
  const choice = readDateChoice(request.preferredDate)
  if (!choice) return undefined
  const startsAt = instantIn(choice.day, choice.startTime)
  return changes.findSession({ workshop: request.workshopType, startsAt })
}
