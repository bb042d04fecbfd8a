import { dayOf } from '#booking/brussels-time.ts'
import { rule } from '#booking/life.ts'
import { termsHeld, termsOnceCalledOff } from '#booking/refund-terms.ts'
import { isUpcoming, type Session } from '#booking/session.ts'
import type { ReservationOnFile } from '../store/reservation-records.ts'
import type { Changes } from '../store/store.ts'
import { calledOffOf } from './called-off.ts'
import { recordEvent } from './events.ts'
import type { MoveOutcome } from './move-reservation.ts'
import type { Office } from './office.ts'
import { putOffDueDates } from './put-off-due-dates.ts'
import { queueLetters } from './queue-letters.ts'
import { lifeOf } from './take-step.ts'
import { withdrawRefund } from './withdraw-refund.ts'

type Rebooking = {
  readonly id: string
  /** A date of the same workshop. */
  readonly sessionId: string
  readonly by: 'guest' | 'owner'
}

/**
 * Gives a party whose date was called off its places on another one, or changes nothing: what was paid
 * goes along, so the refund that was put down for it is taken back, and what is still owed falls due by
 * the new date. The price is the one kept with the booking, and so are the terms, but for what an earlier
 * move of the guest's took from them.
 */
export async function rebookReservation(
  office: Office,
  rebooking: Rebooking,
): Promise<MoveOutcome> {
  const outcome = await office.store.change((changes) => rebookWithin(office, changes, rebooking))
  office.mailQueued()
  return outcome
}

async function rebookWithin(
  office: Office,
  changes: Changes,
  { id, sessionId, by }: Rebooking,
): Promise<MoveOutcome> {
  const before = await changes.findReservation(id)
  if (!before) return { kind: 'no-such-reservation' }
  const events = await changes.eventsOf(id)
  const { findRefund } = changes
  const calledOff = await calledOffOf({ reservation: before, events, findRefund })
  const now = office.clock.now()
  const today = dayOf(now)
  const ruling = rule({ ...lifeOf(before), calledOff }, 'rebook', { by, now, today })
  if (ruling.kind === 'done-before') return { kind: 'done-before', reservation: before }
  if (ruling.kind === 'refused') return { ...ruling, reservation: before }

  const session = await takeDate(changes, before, { sessionId, now })
  if (!session) return { kind: 'no-room' }
  const withdrawn = calledOff?.refundOnFile
  if (withdrawn) await withdrawRefund(changes, withdrawn.id)
  await changes.updateReservation(id, {
    sessionId,
    status: ruling.status,
    terms: termsAfter(before, session, by),
  })
  await putOffDueDates(changes, { ...before, session }, today)
  const { session: from } = before
  const detail = {
    from: from.day,
    to: session.day,
    ...(withdrawn && { cents: withdrawn.amountCents, refundId: withdrawn.id }),
  }
  await recordEvent(office, changes, { reservationId: id, by, what: 'rebooked', detail })

  const reservation = (await changes.findReservation(id))!
  const news = { kind: 'rebooked', reservation, from, by, withdrawn } as const
  await queueLetters(office, changes, office.letters.forNews(news))
  return { kind: 'done', reservation, refund: undefined }
}

/** As with a move of the farm's, an earlier date takes nothing from the guest. */
function termsAfter({ terms, session: from }: ReservationOnFile, to: Session, by: Rebooking['by']) {
  const kept = termsOnceCalledOff(terms)
  return by === 'owner' && to.day < from.day ? termsHeld(kept, from.day) : kept
}

async function takeDate(
  changes: Changes,
  { participants, session: { workshop } }: ReservationOnFile,
  { sessionId, now }: { readonly sessionId: string; readonly now: Date },
): Promise<Session | undefined> {
  const wanted = await changes.findSessionById(sessionId)
  if (!wanted || wanted.workshop !== workshop || !isUpcoming(wanted, now)) return undefined
  return changes.takePlaces(sessionId, participants)
}
