import { type Session, takesRequests, untilItBegins } from '#booking/dates/session.ts'
import { rulingOn } from '#booking/reservations/life.ts'
import { type RefundStep, stepsAtMost, stepsHeld } from '#booking/money/refund-steps.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Reads } from '#store/subjects.ts'
import type { Id } from '#booking/id.ts'
import { needsCreditNote } from '../invoices/invoicing.ts'
import { notifyOfStep } from '../mail/notify.ts'
import { postponeDueDates } from '../money/payments.ts'
import { readHouse } from '../house/read-house.ts'
import { type Change, oneChange, recordEvent } from '../office.ts'
import type { StepOutcome } from '../reservations/take-step.ts'
import { givePlacesBack } from './give-places-back.ts'

export type Move = {
  readonly id: Id<'reservation'>
  readonly sessionId: Id<'session'>
  readonly by: 'guest' | 'owner'
}

export type MoveOutcome = StepOutcome | { readonly kind: 'no-room' }

/** A move by the guest limits later refunds to the percentage of that day. */
export const moveReservation = oneChange(
  async (change, { id, sessionId, by }: Move): Promise<MoveOutcome> => {
    const before = await change.reservations.get(id)
    if (before.sessionId === sessionId) return { kind: 'done-before', reservation: before }
    const ruling = rulingOn(before, 'move', { by, now: change.now })
    if (ruling.kind !== 'allowed') return { ...ruling, reservation: before }

    const session = await takeOtherSession(change, before, { sessionId, by })
    if (!session) return { kind: 'no-room' }
    const { session: from, participants } = before
    await givePlacesBack(change, from.id, participants)
    const { mostPercent } = ruling
    const refundSteps = termsOn(before.refundSteps, { from, to: session, by, mostPercent })
    const there = { sessionId, dateTakenAt: change.now, refundSteps, came: undefined }
    await change.reservations.update(id, there)
    const reservation = await postponeDueDates(change, await change.reservations.get(id))
    const days = { from: from.day, to: session.day }
    const detail = { ...days, ...(mostPercent !== undefined && { mostPercent }) }
    await recordEvent(change, { reservationId: id, by, what: 'moved', detail })
    const hasCompanions = (await change.companions.listOf(id)).length > 0
    const isWronglyInvoiced = await needsCreditNote(change, reservation, change.house)
    const news = { kind: 'moved', reservation, from, by, mostPercent, hasCompanions } as const
    await notifyOfStep(change, { ...news, isWronglyInvoiced }, { by, before })
    return { kind: 'done', reservation, refunds: [] }
  },
)

export async function takeOtherSession(
  change: Change,
  { participants, session }: ReservationOnFile,
  { sessionId, by }: Pick<Move, 'sessionId' | 'by'>,
): Promise<Session | undefined> {
  const wanted = await findOtherSession(change, { session }, { sessionId, by, now: change.now })
  return wanted && change.sessions.takePlaces(sessionId, participants)
}

/** Another date of the workshop that guests can book; the caller checks its room. */
export async function findOtherSession(
  reads: Reads,
  { session }: Pick<ReservationOnFile, 'session'>,
  { sessionId, by, now }: Pick<Move, 'sessionId' | 'by'> & { readonly now: Date },
): Promise<Session | undefined> {
  const wanted = await reads.sessions.find(sessionId)
  const isOther = wanted?.workshop === session.workshop && wanted.id !== session.id
  const closing = by === 'owner' ? untilItBegins : await readHouse(reads)
  return isOther && takesRequests(wanted, now, closing) ? wanted : undefined
}

type OtherDate = {
  readonly from: Session
  readonly to: Session
  readonly by: Move['by']
  readonly mostPercent?: number | undefined
}

/** A move by the farm to an earlier date keeps the days of the guest's terms. */
export function termsOn(terms: readonly RefundStep[], { from, to, by, mostPercent }: OtherDate) {
  const capped = mostPercent === undefined ? terms : stepsAtMost(terms, mostPercent)
  return by === 'owner' && to.day < from.day ? stepsHeld(capped, from.day) : capped
}
