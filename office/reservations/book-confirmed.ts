import type { Session } from '#booking/dates/session.ts'
import type { Reservation } from '#store/reservations/reservations.ts'
import type { Id } from '#booking/id.ts'
import { handleMessage } from '../mail/handle-message.ts'
import { tell } from '../mail/tell.ts'
import { type Change, inOneChange, type Office, recordEvent } from '../office.ts'
import { addReservation } from './add-reservation.ts'
import { followRequest } from './follow-request.ts'

/** `email` is empty for a guest without one, who then gets no mail. */
type FarmBooking = Pick<
  Reservation,
  'sessionId' | 'participants' | 'name' | 'email' | 'language' | 'groupPriceCents'
> & {
  readonly telephone?: string
  readonly note: string
  /** Request that the booking was made from. */
  readonly requestId?: string | undefined
}

type FarmBookingOutcome =
  | { readonly kind: 'booked'; readonly reservationId: Id<'reservation'> }
  | { readonly kind: 'no-room' }
  | { readonly kind: 'over' }

/**
 * A booking for a guest who did not use the site, until the workshop is over; it begins confirmed,
 * as the farm said yes.
 */
export function bookByFarm(
  office: Office,
  /** `messageId`: the message that the booking answers. */
  { messageId, ...booking }: FarmBooking & { readonly messageId?: string | undefined },
): Promise<FarmBookingOutcome> {
  return inOneChange(office, async (change) => {
    const outcome = await bookOnSession(change, booking)
    if (outcome.kind === 'booked') await handleMessage(change, messageId, 'booking')
    return outcome
  })
}

export async function bookOnSession(
  change: Change,
  { note, sessionId, requestId, ...asked }: FarmBooking,
): Promise<FarmBookingOutcome> {
  const wanted = await change.sessions.find(sessionId)
  if (!wanted || wanted.state === 'called-off') return { kind: 'no-room' }
  if (wanted.endsAt <= change.clock.now()) return { kind: 'over' }
  const session = await change.sessions.takePlaces(wanted.id, asked.participants)
  if (!session) return { kind: 'no-room' }
  const confirmed = { ...asked, status: 'confirmed', source: 'farm' } as const
  const { id: reservationId } = await addReservation(change, session, confirmed)
  if (note) await change.reservations.update(reservationId, { note })
  await recordEvent(change, { reservationId, by: 'owner', what: 'booked-by-farm' })
  await tellConfirmed(change, { requestId, reservationId, by: 'owner' })
  return { kind: 'booked', reservationId }
}

type Offered = Omit<Parameters<typeof addReservation>[2], 'status' | 'source'> & {
  readonly news: 'option-accepted' | 'waiting-accepted'
  /** Request that the booking was made from. */
  readonly requestId?: string | undefined
}

/** The farm had offered these places, so the booking begins confirmed. Returns its id. */
export async function bookOffered(
  change: Change,
  session: Session,
  { news, requestId, ...asked }: Offered,
): Promise<string> {
  const confirmed = { ...asked, status: 'confirmed', source: 'site' } as const
  const { id: reservationId } = await addReservation(change, session, confirmed)
  await recordEvent(change, { reservationId, by: 'guest', what: 'requested' })
  await recordEvent(change, { reservationId, by: 'owner', what: 'confirmed' })
  const reservation = await tellConfirmed(change, { requestId, reservationId, by: 'guest' })
  await tell(change, { kind: news, reservation })
  return reservationId
}

/** The mail goes out after the voucher of its request has paid. */
async function tellConfirmed(change: Change, following: Parameters<typeof followRequest>[1]) {
  const voucher = await followRequest(change, following)
  const reservation = await change.reservations.get(following.reservationId)
  if (reservation.email) await tell(change, { kind: 'confirmed', reservation, voucher })
  return reservation
}
