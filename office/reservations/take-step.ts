// One step in the life of a booking: status, places, money and history change together.

import type { NewEvent } from '#booking/reservations/history.ts'
import { type Actor, type Refusal, rulingOn, type Step } from '#booking/reservations/life.ts'
import {
  holdsPlaces,
  isAgreed,
  type Status,
  keptStatusOf,
  settled,
} from '#booking/reservations/status.ts'
import { sum } from '#booking/sum.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { Ending } from '#store/reservations/bookings-on-file.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Cents } from '#booking/units.ts'
import { givePlacesBack } from '../dates/give-places-back.ts'
import { putOffDueDates } from '../money/payments.ts'
import { putDownRefund } from '../money/refunds.ts'
import { giveBackToVouchers } from '../vouchers/give-back.ts'
import { type Change, recordEvent } from '../office.ts'

export type StepOutcome =
  | {
      readonly kind: 'done'
      readonly reservation: ReservationOnFile
      /** Parts of the refund, one for each account. */
      readonly refunds: readonly Refund[]
      /** Cents that went back to gift vouchers, before any money. */
      readonly onVoucherCents?: Cents
    }
  | { readonly kind: 'done-before'; readonly reservation: ReservationOnFile }
  | {
      readonly kind: 'refused'
      readonly reason: Refusal
      readonly reservation: ReservationOnFile
    }

type StepTaken = {
  readonly step: Step
  readonly by: Actor
  readonly iban?: string
  readonly atWish?: boolean
}

/** Runs within a change, which has read the booking and not written it since; the caller sends the mails. */
export async function takeStep(
  change: Change,
  reservation: ReservationOnFile,
  { step, by, iban = '', atWish = false }: StepTaken,
): Promise<StepOutcome> {
  const { id } = reservation
  const ruling = rulingOn(reservation, step, { by, atWish, now: change.clock.now() })
  if (ruling.kind !== 'allowed') return { ...ruling, reservation }

  const { status, refundCents } = ruling
  const kept = keptStatusOf(status)
  if (kept !== keptStatusOf(reservation.status)) {
    await change.reservations.update(id, { status: kept })
  }
  if (holdsPlaces(reservation.status) && !holdsPlaces(status)) {
    await givePlacesBack(change, reservation.sessionId, reservation.participants)
  }
  // The farm's answer or money vouches for a request; only the first such step forgets it.
  const isVouchedFor = status !== 'requested' || step === 'receive'
  if (isVouchedFor && !isAgreed(reservation.status)) await change.unproven.forget(id)
  // A newcomer cannot name the account for the earlier guest's money.
  const typed = by === 'guest' && reservation.payer ? '' : iban
  const onVoucherCents = refundCents > 0 ? await giveBackToVouchers(change, id, refundCents) : 0
  const cents = refundCents - onVoucherCents
  const named = typed === '' ? undefined : { iban: typed, at: change.clock.now() }
  const refunds = await putDownRefund(change, { id, cents, named })
  const payments = await paymentsAfter(change, reservation, { step, refundCents })
  const event = eventOf(step, reservation.status, refunds)
  if (event) await recordEvent(change, { reservationId: id, by, ...event })
  const ending = endingOf({ by, step, was: reservation.status, refunds, onVoucherCents }, change)
  if (ending) await change.reservations.addEnding(id, ending)
  return {
    kind: 'done',
    reservation: {
      ...reservation,
      ...settled(status, payments),
      ending: ending ?? reservation.ending,
    },
    refunds,
    onVoucherCents,
  }
}

/** The yes puts the due days off, and a refunded voucher lowers what is paid. */
async function paymentsAfter(
  change: Change,
  reservation: ReservationOnFile,
  { step, refundCents }: { readonly step: Step; readonly refundCents: Cents },
) {
  if (step === 'confirm') return (await putOffDueDates(change, reservation)).payments
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
  { clock }: Change,
): Ending | undefined {
  const what = endings.get(step)
  if (!what) return undefined
  const refundCents = sum(refunds, ({ amountCents }) => amountCents)
  const ending = { what, by, at: clock.now(), refundCents, voucherCents }
  const isCalledOff = what === 'called-off'
  const along = isCalledOff ? { was, refundId: refunds[0]?.id } : nothingAlong
  return { ...ending, ...along }
}

const nothingAlong = { was: undefined, refundId: undefined }

const endings: ReadonlyMap<Step, Ending['what']> = new Map([
  ['decline', 'declined'],
  ['cancel', 'cancelled'],
  ['lapse', 'cancelled'],
  ['call-off', 'called-off'],
])

/** Receipts, moves and changes of number have lines of their own, with their figures. */
function eventOf(step: Step, was: Status, refunds: readonly Refund[]): NewEvent | undefined {
  const refundCents = sum(refunds, ({ amountCents }) => amountCents)
  const detail = refundCents > 0 ? { refundCents } : undefined
  switch (step) {
    case 'prove':
      return { what: 'requested' }
    case 'confirm':
      return { what: 'confirmed' }
    case 'decline':
      return { what: 'declined', detail }
    case 'cancel':
    case 'lapse':
      return { what: 'cancelled', detail }
    case 'call-off':
      return { what: 'called-off', detail: { was, refundId: refunds[0]?.id, ...detail } }
    case 'complete':
      return { what: 'completed' }
    case 'receive':
    case 'move':
    case 'rebook':
    case 'change-party':
    case 'split':
    case 'replace-guest':
    case 'ask-later':
    case 'write-off':
      return undefined
  }
}
