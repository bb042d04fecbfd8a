import { type CalledOff, rulingOn } from '#booking/reservations/life.ts'
import { goesTo } from '#booking/money/refund.ts'
import { stepsOnceCalledOff } from '#booking/money/refund-steps.ts'
import { sum } from '#booking/sum.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Reads } from '#store/subjects.ts'
import type { Id } from '#booking/id.ts'
import type { Cents } from '#booking/units.ts'
import { standingOf } from '#booking/reservations/status.ts'
import { needsCreditNote } from '../invoices/invoicing.ts'
import { notify } from '../mail/notify.ts'
import { postponeDueDates } from '../money/payments.ts'
import { isPaidOrFiled } from '../money/filed-refunds.ts'
import { returnRefundToBooking } from '../money/refunds.ts'
import { oneChange, recordEvent } from '../office.ts'
import { type Move, type MoveOutcome, takeOtherSession, termsOn } from './move-reservation.ts'

/** Price and terms stay, but for the limit of an earlier move by the guest. */
export const rebookReservation = oneChange(
  async (change, { id, sessionId, by }: Move): Promise<MoveOutcome> => {
    const before = await change.reservations.get(id)
    const calledOff = await findCalledOff(change, before)
    const ruling = rulingOn({ ...before, calledOff }, 'rebook', { by, now: change.now })
    if (ruling.kind !== 'allowed') return { ...ruling, reservation: before }

    const session = await takeOtherSession(change, before, { sessionId, by })
    if (!session) return { kind: 'no-room' }
    const refundId = calledOff?.refund === 'open' ? calledOff.refundId : undefined
    const parts = refundId === undefined ? [] : await returnRefundToBooking(change, refundId)
    const cents = sum(parts, ({ amountCents }) => amountCents)
    const { session: from } = before
    const refundSteps = termsOn(stepsOnceCalledOff(before.refundSteps, change.house.terms.refund), {
      from,
      to: session,
      by,
    })
    const { now } = change
    await change.reservations.update(id, {
      sessionId,
      dateTakenAt: now,
      // The hours to answer a request are counted from its creation.
      ...(ruling.status === 'requested' && { createdAt: now }),
      status: standingOf(ruling.status),
      refundSteps,
    })
    await change.reservations.removeEnding(id)
    await postponeDueDates(change, { ...before, session })
    const detail = {
      from: from.day,
      to: session.day,
      ...(cents > 0 && { cents, refundId }),
    }
    await recordEvent(change, { reservationId: id, by, what: 'rebooked', detail })

    const reservation = await change.reservations.get(id)
    const companions = await change.companions.listOf(id)
    const hasCompanions = companions.length > 0
    // A date rebooked soon after it was called off finds them still there.
    const ofGuest = await change.diets.find(id)
    const hasDiets = ofGuest !== undefined || companions.some(({ diets }) => diets !== '')
    const isWronglyInvoiced = await needsCreditNote(change, reservation, change.house)
    const news = { kind: 'rebooked', reservation, from, by, hasCompanions } as const
    await notify(change, { ...news, hasDiets, isWronglyInvoiced, withdrawnCents: cents })
    return { kind: 'done', reservation, refunds: [] }
  },
)

/** True while another date can be chosen for one that was called off. */
export async function canRebook(reads: Reads, reservation: ReservationOnFile, now: Date) {
  const calledOff = await findCalledOff(reads, reservation)
  return rulingOn({ ...reservation, calledOff }, 'rebook', { by: 'guest', now }).kind === 'allowed'
}

export type CalledOffOnFile = CalledOff & {
  readonly refundId: Id<'refund'> | undefined
  /** Cents of the refund to the guest; once it is paid in part, those of that part. */
  readonly refundCents: Cents
  readonly hasBuyers: boolean
  /** True when nobody knows the guest's account. */
  readonly asksAccount: boolean
}

export async function findCalledOff(
  reads: Reads,
  { status, ending }: ReservationOnFile,
): Promise<CalledOffOnFile | undefined> {
  if (status !== 'cancelled' || ending?.what !== 'called-off') return undefined
  const { was, refundId } = ending
  // Older bookings do not have this record; the money goes back, as the mail said.
  if (!was) return undefined
  if (refundId === undefined) {
    const nothing = { refundCents: 0, hasBuyers: false, asksAccount: false }
    return { was, refund: 'none', refundId, ...nothing }
  }
  const parts = await reads.refunds.listParts(refundId)
  const guests = parts.filter(({ voucherId }) => !voucherId)
  const isPaid = parts.length === 0 || (await isPaidOrFiled(reads, parts))
  const told = isPaid ? guests.filter(({ paidAt }) => paidAt) : guests
  const refundCents = sum(told, ({ amountCents }) => amountCents)
  const hasBuyers = guests.length < parts.length
  const asksAccount = !isPaid && guests.some((part) => goesTo(part) === '')
  return { was, refund: isPaid ? 'paid' : 'open', refundId, refundCents, hasBuyers, asksAccount }
}
