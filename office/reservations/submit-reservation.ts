import { absenceAt } from '#booking/dates/away.ts'
import { hourMs, instantIn } from '#booking/dates/brussels-time.ts'
import { isUpcoming, placesLeft, takesRequests } from '#booking/dates/session.ts'
import { codeDigest, mailboxDigest } from '#booking/people/digests.ts'
import {
  readSessionChoice,
  readReservationRequest,
  type ReservationRequest,
  tooManyOnTrust,
} from '#booking/reservations/reservation-request.ts'
import { guestFactsOf } from '#booking/reservations/guest-facts.ts'
import { canHold, pressUntil, type UnprovenRequest } from '#booking/reservations/unproven.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { queueForStranger } from '../mail/notify.ts'
import { type Requested, notifyOfRequest } from '../mail/notify-of-request.ts'
import type { FormOrigin, FormSender } from '../mail/turns.ts'
import { type Change, inOneChange, type Office, recordEvent } from '../office.ts'
import { findVoucherOfCode } from '../vouchers/named-voucher.ts'
import { addReservation } from './add-reservation.ts'
import { placeOnce, type Repeat, type ReservationOutcome } from './place-once.ts'

/** Places a request in one change (specification, section 4); where `canHold` is false, a mail asks to press a link. */
export async function submitReservation(
  office: Office,
  input: unknown,
  { repeat, from = {}, requestWait = () => 0, codeWait = () => 0 }: Submitting = {},
): Promise<ReservationOutcome> {
  const read = readReservationRequest(input)
  if (read.kind !== 'valid') return read
  const request = read.value
  const codeSeconds = request.voucher ? codeWait() : 0
  if (codeSeconds > 0) return { kind: 'too-many-codes', waitSeconds: codeSeconds }
  const waitSeconds = requestWait()
  if (waitSeconds > 0) return { kind: 'too-many', waitSeconds }
  return inOneChange(office, (change) => {
    const place = () => placeReservation({ change, request, from })
    return repeat ? placeOnce(change, { request, repeat, place }) : place()
  })
}

type Submitting = Partial<FormSender> & { readonly repeat?: Repeat | undefined }

type Placing = {
  readonly change: Change
  readonly request: ReservationRequest
  readonly from: FormOrigin
}

/** One request from its refusal to its mails, as docs/development.md walks through it. */
async function placeReservation(placing: Placing): Promise<ReservationOutcome> {
  const checked = await checkRequest(placing)
  if (checked.kind !== 'taken') return checked
  const { absence, voucher, holds, unproven } = checked
  const reservation = await storeRequest(placing, checked)
  const { id: reservationId } = reservation
  if (holds) await holdRequested(placing, { reservation, absence, voucher })
  const endsAt = holds ? undefined : await askForProof(placing, reservation)
  if (unproven) {
    const { mailbox, network, madeAt } = unproven
    await placing.change.unproven.add({ reservationId, mailbox, network, madeAt, endsAt })
  }
  return { kind: 'placed', reservationId, held: holds }
}

async function checkRequest({ change, request, from }: Placing) {
  const found = await findOpenSession(change, request)
  if (found.kind !== 'open') return found
  const { session, periods, places, left } = found
  const { email, voucher: code } = request
  const named = code ? await findVoucherOfCode(change, code) : undefined
  if (named && named.kind !== 'open') return named
  const network = from.network ?? ''
  const decided = await decideHold(change, { sessionId: session.id, places, left, network, email })
  if (decided.kind !== 'decided') return decided
  const { holds, unproven } = decided
  const absence = absenceAt(periods, change.now)
  const { voucher } = named ?? {}
  return { kind: 'taken', session, periods, absence, voucher, holds, unproven } as const
}

async function findOpenSession(change: Change, request: ReservationRequest) {
  if (!change.house.shown.includes(request.workshopType)) {
    return { kind: 'invalid', fields: ['workshopType'] } as const
  }
  const { session, periods = [] } = (await findAskedSession(change, request)) ?? {}
  const { now } = change
  if (!session || !isUpcoming(session, now)) return { kind: 'not-on-schedule' } as const
  if (!takesRequests(session, now, change.house)) return { kind: 'requests-closed' } as const
  const places = Number(request.participants)
  const left = placesLeft(session)
  if (left >= places) return { kind: 'open', session, periods, places, left } as const
  return left > 0
    ? ({ kind: 'not-enough-places', left } as const)
    : ({ kind: 'fully-booked' } as const)
}

type Taken = Extract<Awaited<ReturnType<typeof checkRequest>>, { kind: 'taken' }>

async function storeRequest({ change, request }: Placing, { session, periods, holds }: Taken) {
  const { email, language, voucher: code } = request
  const reservation = await addReservation(change, session, {
    periods,
    participants: Number(request.participants),
    name: request.participantName,
    email,
    language,
    ...guestFactsOf(request),
    voucherDigest: code ? codeDigest(code) : undefined,
    status: holds ? 'requested' : 'unproven',
    source: 'site',
  })
  const { id: reservationId, voucherDigest } = reservation
  await recordEvent(change, { reservationId, by: 'guest', what: holds ? 'requested' : 'asked' })
  if (voucherDigest !== undefined) {
    const detail = { codeDigest: voucherDigest }
    await recordEvent(change, { reservationId, by: 'guest', what: 'voucher-named', detail })
  }
  return reservation
}

async function holdRequested({ change, from }: Placing, requested: Requested): Promise<void> {
  const { sessionId, participants } = requested.reservation
  // There was room when the change began, and other changes wait until it ends.
  const session = await change.sessions.takePlaces(sessionId, participants)
  if (!session) throw new Error(`Places of date ${sessionId} went within a change that found them`)
  const reservation = { ...requested.reservation, session }
  await notifyOfRequest(change, { ...requested, reservation }, from)
}

/** The farm hears of the request once its link is pressed; places are held until the returned instant. */
async function askForProof({ change, from }: Placing, reservation: ReservationOnFile) {
  const { id: part, email } = reservation
  const due = await queueForStranger(change, {
    email,
    from,
    room: 'bookings',
    // One link proves all requests of a mailbox, so the newest mail replaces the one that waits.
    kind: 'prove',
    part,
    write: ({ until }) => change.letters({ kind: 'prove', reservation, until: pressUntil(until) }),
  })
  return pressUntil(due)
}

async function findAskedSession(change: Change, request: ReservationRequest) {
  const choice = readSessionChoice(request.preferredDate)
  if (!choice) return undefined
  const startsAt = instantIn(choice.day, choice.startTime)
  return change.sessions.findAsked({ workshop: request.workshopType, startsAt }, change.now)
}

type HoldRequest = Pick<UnprovenRequest, 'sessionId' | 'places' | 'network'> & {
  readonly email: string
  readonly left: number
}

/** `unproven`: the row that a request of an unproven mailbox gets, whether it holds places or not. */
async function decideHold(change: Change, { email, left, ...unprovenPlaces }: HoldRequest) {
  const { placeBounds: bounds } = change
  const proven = { kind: 'decided', holds: true, unproven: undefined } as const
  if (!bounds) return proven
  const { isProven, onTrust } = await change.mailboxes.getTrustOf(email)
  const tooMany = tooManyOnTrust(unprovenPlaces.places, onTrust, bounds.onTrustOfOneMailbox)
  if (tooMany) return tooMany
  if (isProven) return proven
  const { now: madeAt } = change
  const mailbox = mailboxDigest(email)
  const unproven = { ...unprovenPlaces, mailbox, madeAt }
  const since = new Date(madeAt.getTime() - hourMs)
  const alike = await change.unproven.listLike({ mailbox, network: unprovenPlaces.network, since })
  const held = alike.filter(({ status }) => status === 'requested')
  const free = await change.sessions.countFreePlaces(madeAt)
  const holds = canHold(unproven, { held, left, free }, bounds)
  return { kind: 'decided', holds, unproven } as const
}
