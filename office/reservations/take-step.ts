// One step in the life of a booking: status, places, money and history change together.

import type { Session } from '#booking/dates/session.ts'
import type { NewEvent } from '#booking/reservations/history.ts'
import { type Actor, type Refusal, rulingOn, type LifeStep } from '#booking/reservations/life.ts'
import {
  holdsPlaces,
  isAgreed,
  type Status,
  standingOf,
  withPayments,
} from '#booking/reservations/status.ts'
import { sum } from '#booking/sum.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { Ending } from '#store/reservations/bookings-on-file.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Cents } from '#booking/units.ts'
import { givePlacesBack } from '../dates/give-places-back.ts'
import { postponeDueDates } from '../money/payments.ts'
import { addRefund } from '../money/refunds.ts'
import { giveBackToVouchers } from '../vouchers/give-back.ts'
import { type Change, isAsShown, recordEvent } from '../office.ts'

export type StepOutcome =
  | {
      readonly kind: 'done'
      readonly reservation: ReservationOnFile
      readonly refunds: readonly Refund[]
      /** Cents that went back to gift vouchers, before any money. */
      readonly onVoucherCents?: Cents
      /** Freed places that went to the waiting list at once. */
      readonly offeredPlaces?: number
    }
  | { readonly kind: 'done-before'; readonly reservation: ReservationOnFile }
  | {
      readonly kind: 'refused'
      readonly reason: Refusal | 'not-as-shown'
      readonly reservation: ReservationOnFile
    }

type StepTaken = {
  readonly step: LifeStep
  readonly by: Actor
  readonly iban?: string
  readonly atWish?: boolean
  readonly shown?: Cents | undefined
}

/** Runs within a change, which has read the booking and not written it since; the caller sends the mails. */
export async function takeStep(
  change: Change,
  reservation: ReservationOnFile,
  taken: StepTaken,
): Promise<StepOutcome> {
  const { step, by, atWish = false, shown } = taken
  const ruling = rulingOn(reservation, step, { by, atWish, now: change.now })
  if (ruling.kind !== 'allowed') return { ...ruling, reservation }

  const { status, refundCents } = ruling
  if (!isAsShown(shown, refundCents)) {
    return { kind: 'refused', reason: 'not-as-shown', reservation }
  }
  const offeredPlaces = await saveStatus(change, reservation, { step, status })
  const back = await payBack(change, reservation, { ...taken, refundCents })
  const payments = await paymentsAfter(change, reservation, { step, refundCents })
  const ending = endingOf({ ...taken, ...back, was: reservation.status }, change)
  const event = eventOf(step, ending)
  if (event) await recordEvent(change, { reservationId: reservation.id, by, ...event })
  if (ending) await change.reservations.addEnding(reservation.id, ending)
  const session = await sessionAfter(change, reservation, step)
  const now = { ...withPayments(status, payments), session, ending: ending ?? reservation.ending }
  return { kind: 'done', reservation: { ...reservation, ...now }, ...back, offeredPlaces }
}

/** Frees the places of an ended booking, of which it gives how many were offered; an answered booking is proven. */
async function saveStatus(
  change: Change,
  { id, status: before, sessionId, participants }: ReservationOnFile,
  { step, status }: { readonly step: LifeStep; readonly status: Status },
): Promise<number> {
  const kept = standingOf(status)
  if (kept !== standingOf(before)) await change.reservations.update(id, { status: kept })
  const isFreed = holdsPlaces(before) && !holdsPlaces(status)
  const offered = isFreed ? await givePlacesBack(change, sessionId, participants) : 0
  // The farm's answer or money vouches for a request, which is then proven.
  const isVouchedFor = status !== 'requested' || step === 'receive'
  if (isVouchedFor && !isAgreed(before)) await change.unproven.forget(id)
  return offered
}

/** Pages and mails say whether a date goes ahead, which a yes can bring about. */
async function sessionAfter(
  change: Change,
  { id, session }: ReservationOnFile,
  step: LifeStep,
): Promise<Session> {
  if (step !== 'confirm' || session.minimum === undefined) return session
  await change.sessions.scheduleChanged()
  return (await change.reservations.get(id)).session
}

/** Vouchers get their part back first; the rest goes to an account. */
async function payBack(
  change: Change,
  { id, payer }: ReservationOnFile,
  { by, iban = '', refundCents }: StepTaken & { readonly refundCents: Cents },
) {
  // A substitute cannot name an account for money of the earlier guest.
  const typed = by === 'guest' && payer ? '' : iban
  const named = typed === '' ? undefined : { iban: typed, at: change.now }
  const given = { id, cents: refundCents, by }
  const onVoucherCents = refundCents > 0 ? await giveBackToVouchers(change, given) : 0
  const cents = refundCents - onVoucherCents
  return { refunds: await addRefund(change, { id, cents, named }), onVoucherCents }
}

/** A yes postpones due days, and cents that go back to a voucher lower the paid sum. */
async function paymentsAfter(
  change: Change,
  reservation: ReservationOnFile,
  { step, refundCents }: { readonly step: LifeStep; readonly refundCents: Cents },
) {
  if (step === 'confirm') return (await postponeDueDates(change, reservation)).payments
  if (refundCents === 0) return reservation.payments
  return (await change.reservations.get(reservation.id)).payments
}

type Ended = Pick<StepTaken, 'step' | 'by'> & {
  readonly was: Status
  readonly refunds: readonly Refund[]
  readonly onVoucherCents: number
}

function endingOf(
  { step, by, was, refunds, onVoucherCents: voucherCents }: Ended,
  { now: at }: Change,
): Ending | undefined {
  const what = endings.get(step)
  if (!what) return undefined
  const refundCents = sum(refunds, ({ amountCents }) => amountCents)
  const ending = { what, by, at, refundCents, voucherCents }
  const isCalledOff = what === 'called-off'
  const along = isCalledOff ? { was, refundId: refunds[0]?.id } : nothingAlong
  return { ...ending, ...along }
}

const nothingAlong = { was: undefined, refundId: undefined }

const endings: ReadonlyMap<LifeStep, Ending['what']> = new Map([
  ['decline', 'declined'],
  ['cancel', 'cancelled'],
  ['lapse', 'cancelled'],
  ['call-off', 'called-off'],
])

const namedInHistory: ReadonlyMap<LifeStep, 'requested' | 'confirmed' | 'completed'> = new Map([
  ['prove', 'requested'],
  ['confirm', 'confirmed'],
  ['complete', 'completed'],
])

/** Receipts, moves and changes of number have lines of their own, with their figures. */
function eventOf(step: LifeStep, ending: Ending | undefined): NewEvent | undefined {
  const what = namedInHistory.get(step)
  if (!ending) return what && { what }
  const { was, refundId, refundCents } = ending
  const detail = refundCents > 0 ? { refundCents } : undefined
  return ending.what === 'called-off'
    ? { what: ending.what, detail: { was, refundId, ...detail } }
    : { what: ending.what, detail }
}
