import { rule } from '#booking/reservations/life.ts'
import { termsOnceCalledOff } from '#booking/money/refund-terms.ts'
import { tell } from '../mail/tell.ts'
import { putOffDueDates } from '../money/put-off-due-dates.ts'
import { withdrawRefund } from '../money/refunds.ts'
import { inOneChange, type Office, recordEvent } from '../office.ts'
import { findCalledOff } from './called-off.ts'
import { type Move, type MoveOutcome, takeOtherDate, termsOn } from './move-reservation.ts'

/** The refund put down is taken back; price and terms stay, but for what an earlier move of the guest's took. */
export function rebookReservation(
  office: Office,
  { id, sessionId, by }: Move,
): Promise<MoveOutcome> {
  return inOneChange(office, async (change): Promise<MoveOutcome> => {
    const before = await change.findReservation(id)
    if (!before) return { kind: 'no-such-reservation' }
    const calledOff = await findCalledOff(change, before)
    const ruling = rule({ ...before, calledOff }, 'rebook', { by, now: change.clock.now() })
    if (ruling.kind !== 'allowed') return { ...ruling, reservation: before }

    const session = await takeOtherDate(change, before, sessionId)
    if (!session) return { kind: 'no-room' }
    const withdrawn = calledOff?.refundOnFile
    if (withdrawn) await withdrawRefund(change, withdrawn.id)
    const { session: from } = before
    const terms = termsOn(termsOnceCalledOff(before.terms), { from, to: session, by })
    await change.updateReservation(id, { sessionId, status: ruling.status, terms })
    await putOffDueDates(change, { ...before, session })
    const detail = {
      from: from.day,
      to: session.day,
      ...(withdrawn && { cents: withdrawn.amountCents, refundId: withdrawn.id }),
    }
    await recordEvent(change, { reservationId: id, by, what: 'rebooked', detail })

    const reservation = (await change.findReservation(id))!
    await tell(change, { kind: 'rebooked', reservation, from, by, withdrawn })
    return { kind: 'done', reservation, refund: undefined }
  })
}
