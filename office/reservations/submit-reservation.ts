import { hourMs, instantIn } from '#booking/dates/brussels-time.ts'
import { takesRequests } from '#booking/dates/requests.ts'
import { isUpcoming } from '#booking/dates/session.ts'
import { digestOf, mailboxDigest } from '#booking/people/digests.ts'
import {
  readDateChoice,
  readReservationRequest,
  type ReservationRefusal,
  type ReservationRequest,
} from '#booking/reservations/reservation-request.ts'
import { mayHold, pressUntil, type UnprovenRequest } from '#booking/reservations/unproven.ts'
import { hasEnded } from '#booking/reservations/status.ts'
import type { KeptAnswer } from '#store/kept-answers.ts'
import type { Reservation } from '#store/reservations.ts'
import { sameFormMs } from '../limits.ts'
import { type From, queueOnceDue, tellOfRequest } from '../mail/tell.ts'
import { type Change, inOneChange, type Office, recordEvent } from '../office.ts'
import { nameVoucher, whyPaysNothing } from '../vouchers/named-voucher.ts'
import { addReservation } from './add-reservation.ts'

type Placed = {
  readonly kind: 'placed'
  readonly reservationId: string
  readonly held: boolean
}

export type ReservationOutcome = Placed | ReservationRefusal

/** Stands or falls together (specification, section 4); over the bounds of `booking/reservations/unproven.ts` one mail asks to press a link. */
export async function submitReservation(
  office: Office,
  input: unknown,
  { repeat, from = {}, pause = () => 0, codePause = () => 0 }: Asked = {},
): Promise<ReservationOutcome> {
  const read = readReservationRequest(input)
  if (read.kind !== 'valid') return read
  const request = read.value
  const codeSeconds = request.voucher ? codePause() : 0
  if (codeSeconds > 0) return { kind: 'too-many-codes', waitSeconds: codeSeconds }
  const waitSeconds = pause()
  if (waitSeconds > 0) return { kind: 'too-many', waitSeconds }
  const outcome = await inOneChange(office, (change) => {
    const placing = { change, request, from }
    if (!repeat) return placeReservation(placing)
    return repeat.by === 'key' ? placeOnce(placing, repeat.key) : placeFormOnce(placing)
  })
  if (outcome.kind === 'placed') office.mailQueued()
  return outcome
}

type Asked = {
  readonly repeat?: Repeat | undefined
  readonly from?: From
  /** Seconds before another request from there is taken; 0 for one that is. */
  readonly pause?: () => number
  /** Seconds before another code of a gift voucher is looked at; 0 for one that is. */
  readonly codePause?: () => number
}

/** A program names its request by a key; a form without script is known by all that is in it. */
type Repeat = { readonly by: 'key'; readonly key: string } | { readonly by: 'form' }

type Placing = {
  readonly change: Change
  readonly request: ReservationRequest
  readonly from: From
}

/** A second click or a page sent again; once that booking has ended, a new one (docs/decisions/0008-one-form-one-request.md). */
async function placeFormOnce(placing: Placing): Promise<ReservationOutcome> {
  const { change, request } = placing
  // No key that a program may send has a space in it.
  const key = `form ${digestOf(JSON.stringify(request))}`
  const kept = await change.findAnswer(key)
  if (kept) {
    const isRecent = change.clock.now().getTime() - kept.createdAt.getTime() < sameFormMs
    const first = isRecent ? await change.findReservation(kept.reservationId) : undefined
    if (first && !hasEnded(first.status)) return answeredBefore(kept)
    await change.forgetAnswer(key)
  }
  return placeOnce(placing, key)
}

async function placeOnce(placing: Placing, key: string): Promise<ReservationOutcome> {
  const { change, request } = placing
  const digest = digestOf(JSON.stringify(request))
  const kept = await change.findAnswer(key)
  if (kept) return kept.digest === digest ? answeredBefore(kept) : { kind: 'key-reused' }
  const outcome = await placeReservation(placing)
  if (outcome.kind === 'placed') {
    const { reservationId, held } = outcome
    await change.keepAnswer({ key, digest, reservationId, held, createdAt: change.clock.now() })
  }
  return outcome
}

function answeredBefore({ reservationId, held }: KeptAnswer): Placed {
  return { kind: 'placed', reservationId, held }
}

async function placeReservation(placing: Placing): Promise<ReservationOutcome> {
  const { change, request, from } = placing
  const asked = await findAskedSession(change, request)
  const now = change.clock.now()
  if (!asked || !isUpcoming(asked, now)) return { kind: 'not-on-schedule' }
  const closeHours = change.house.requestsCloseHours
  if (!takesRequests(asked, { now, closeHours })) return { kind: 'requests-closed' }
  const participants = Number(request.participants)
  const left = asked.capacity - asked.taken
  if (left < participants) {
    return left > 0 ? { kind: 'not-enough-places', left } : { kind: 'fully-booked' }
  }
  const { email, telephone = '', language, specialRequirements, voucher } = request
  const paysNothing = voucher ? await whyPaysNothing(change, voucher) : undefined
  if (paysNothing) return paysNothing
  const { id: sessionId } = asked
  const network = from.network ?? ''
  const asking = { sessionId, places: participants, left, network, email }
  const { holds, unproven } = await weighRequest(change, asking)
  const reservation = await addReservation(change, asked, {
    participants,
    name: request.participantName,
    email,
    telephone,
    language,
    specialRequirements,
    status: holds ? 'requested' : 'unproven',
    source: 'site',
  })
  const { id: reservationId } = reservation
  const endsAt = await (holds ? hold : askForProof)(placing, reservation)
  if (unproven) {
    const { mailbox, madeAt } = unproven
    await change.addUnproven({ reservationId, mailbox, network, madeAt, endsAt })
  }
  return { kind: 'placed', reservationId, held: holds }
}

async function hold(
  { change, request, from }: Placing,
  reservation: Reservation,
): Promise<undefined> {
  const { id: reservationId, sessionId, participants } = reservation
  // There was room when the change began, and nobody else can change anything until it ends.
  const taken = await change.takePlaces(sessionId, participants)
  if (!taken) throw new Error(`Places of date ${sessionId} went within a change that found them`)
  await recordEvent(change, { reservationId, by: 'guest', what: 'requested' })
  if (request.voucher) await nameVoucher(change, reservationId, request.voucher)
  await tellOfRequest(change, reservationId, from)
}

/** The owner hears of it once the link was pressed, which holds the places until the instant returned. */
async function askForProof({ change, request, from }: Placing, reservation: Reservation) {
  const { id: reservationId, email } = reservation
  await recordEvent(change, { reservationId, by: 'guest', what: 'asked' })
  if (request.voucher) await nameVoucher(change, reservationId, request.voucher)
  const onFile = (await change.findReservation(reservationId))!
  // One link holds all that its mailbox asked for, so the newest takes the place of one that waits.
  const key = `prove ${mailboxDigest(email)}`
  const write = (due: Date) =>
    change.letters.forNews({ kind: 'prove', reservation: onFile, until: pressUntil(due) })
  const mail = { email, from, key, part: reservationId, write }
  return pressUntil(await queueOnceDue(change, mail))
}

async function findAskedSession(change: Change, request: ReservationRequest) {
  const choice = readDateChoice(request.preferredDate)
  if (!choice) return undefined
  const startsAt = instantIn(choice.day, choice.startTime)
  return change.findSessionAt({ workshop: request.workshopType, startsAt })
}

type Weighed = Pick<UnprovenRequest, 'sessionId' | 'places' | 'network'> & {
  readonly email: string
  readonly left: number
}

/** Whether it holds its places at once; `unproven` is kept with a request of a mailbox that nobody has proven. */
async function weighRequest(change: Change, { email, left, ...asked }: Weighed) {
  const mailbox = mailboxDigest(email)
  if (!change.unproven || (await change.isProven(mailbox))) {
    return { holds: true, unproven: undefined }
  }
  const madeAt = change.clock.now()
  const unproven = { ...asked, mailbox, madeAt }
  const since = new Date(madeAt.getTime() - hourMs)
  const alike = await change.unprovenLike({ mailbox, network: asked.network, since })
  const held = alike.filter(({ status }) => status === 'requested')
  const free = await change.countFreePlaces(madeAt)
  const isWithinBounds = mayHold(unproven, { held, left, free }, change.unproven) === 'holds'
  return { holds: isWithinBounds, unproven }
}
