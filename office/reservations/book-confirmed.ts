import { type House, priceOn } from '#booking/house/house.ts'
import { codeDigest, textDigest } from '#booking/people/digests.ts'
import type { Session } from '#booking/dates/session.ts'
import { shownDays } from '#booking/dates/session-days.ts'
import type { Reservation } from '#store/reservations/reservations.ts'
import type { Id } from '#booking/id.ts'
import type { Places } from '#booking/units.ts'
import { handleMessage } from '../mail/handle-message.ts'
import { notify } from '../mail/notify.ts'
import { findVoucherOfCode } from '../vouchers/named-voucher.ts'
import { redeemByDigest } from '../vouchers/redeem-voucher.ts'
import { type Change, oneChange, recordEvent } from '../office.ts'
import { addReservation } from './add-reservation.ts'
import { linkToRequest } from './link-to-request.ts'

/** `email` is empty for a guest without one, who then gets no mail. */
type FarmBooking = Pick<
  Reservation,
  'sessionId' | 'participants' | 'name' | 'email' | 'language' | 'groupPriceCents'
> & {
  /** The form's own id, so that a form sent twice books once. */
  readonly id?: Id<'reservation'>
  readonly telephone?: string
  readonly note: string
  readonly paysDigest?: string | undefined
  readonly requestId?: string | undefined
}

type FarmBookingOutcome =
  | { readonly kind: 'booked'; readonly reservationId: Id<'reservation'> }
  | { readonly kind: 'no-room' }
  | { readonly kind: 'over' }

type FarmCall = Omit<FarmBooking, 'paysDigest'> & {
  readonly messageId?: string | undefined
  /** Code of a gift voucher that pays; empty is none. */
  readonly voucher?: string | undefined
}

/** The farm can book a guest until the workshop is over; the booking begins confirmed. */
export const bookByFarm = oneChange(
  async (change, { messageId, voucher = '', ...booking }: FarmCall) => {
    const { id } = booking
    const first = id && (await change.reservations.find(id))
    if (first) return { kind: 'booked', reservationId: first.id } as const
    const named = voucher ? await findVoucherOfCode(change, voucher) : undefined
    if (named && named.kind !== 'open') return named
    const paysDigest = voucher ? codeDigest(voucher) : undefined
    const outcome = await bookOnSession(change, { ...booking, paysDigest })
    if (outcome.kind === 'booked') await handleMessage(change, messageId, 'booking')
    return outcome
  },
)

export async function bookOnSession(
  change: Change,
  { note, paysDigest, sessionId, requestId, ...booking }: FarmBooking,
): Promise<FarmBookingOutcome> {
  const wanted = await change.sessions.find(sessionId)
  if (!wanted || wanted.state === 'called-off') return { kind: 'no-room' }
  if (wanted.endsAt <= change.now) return { kind: 'over' }
  const session = await change.sessions.takePlaces(wanted.id, booking.participants)
  if (!session) return { kind: 'no-room' }
  const confirmed = { ...booking, status: 'confirmed', source: 'farm' } as const
  const { id: reservationId } = await addReservation(change, session, confirmed)
  if (note) await change.reservations.update(reservationId, { note })
  await recordEvent(change, { reservationId, by: 'owner', what: 'booked-by-farm' })
  await notifyConfirmed(change, { requestId, reservationId, by: 'owner' }, paysDigest)
  return { kind: 'booked', reservationId }
}

type OfferedBooking = Omit<Parameters<typeof addReservation>[2], 'status' | 'source'> & {
  readonly news: 'option-accepted' | 'waiting-accepted'
  readonly requestId?: string | undefined
}

/** The farm had offered these places, so the booking begins confirmed. Returns its id. */
export async function bookOffered(
  change: Change,
  session: Session,
  { news, requestId, ...booking }: OfferedBooking,
): Promise<string> {
  const confirmed = { ...booking, status: 'confirmed', source: 'site' } as const
  const { id: reservationId } = await addReservation(change, session, confirmed)
  // The places were taken before, and the date may go ahead now.
  if (session.minimum !== undefined) await change.sessions.scheduleChanged()
  await recordEvent(change, { reservationId, by: 'guest', what: 'requested' })
  await recordEvent(change, { reservationId, by: 'guest', what: 'confirmed' })
  const reservation = await notifyConfirmed(change, { requestId, reservationId, by: 'guest' })
  await notify(change, { kind: news, reservation })
  return reservationId
}

/** The values to which a yes to an offer binds; its page sends them along. */
export function shownInOffer(house: House, session: Session, participants: Places): string {
  const { refund, moveDaysBefore, depositPercent, depositDays, balanceDaysBefore } = house.terms
  const binding = [refund, moveDaysBefore, depositPercent, depositDays, balanceDaysBefore]
  const terms = textDigest(JSON.stringify(binding))
  return [...shownDays(session), participants, priceOn(house, session), terms].join(' ')
}

/** The mail is queued after the voucher has paid: the request's, or the one that the owner typed. */
async function notifyConfirmed(
  change: Change,
  request: Parameters<typeof linkToRequest>[1],
  digest?: string,
) {
  const { reservationId } = request
  const ofRequest = await linkToRequest(change, request)
  const typed = { reservationId, by: 'owner', notifies: false } as const
  const voucher =
    digest === undefined ? ofRequest : await redeemByDigest(change, { ...typed, digest })
  const reservation = await change.reservations.get(reservationId)
  if (reservation.email) await notify(change, { kind: 'confirmed', reservation, voucher })
  return reservation
}
