// The life of a booking in one table: who may take which step, from which status, to where.

import type { Day } from '#language/dates.ts'
import { addDays, dayOf, daysUntil } from '../dates/brussels-time.ts'
import type { Session } from '../dates/session.ts'
import type { Conditions, MovingTerms } from '../house/terms.ts'
import { isPaid, type Owed, paidCents, refundableCents } from '../money/owed.ts'
import { mostPercentOnceMoved, refundFor, type RefundStep } from '../money/refund-steps.ts'
import { agreedNotCompleted, isAgreed, type Status, statusOf } from './status.ts'
import type { Cents } from '../units.ts'

/** `bank`: a statement names the booking; `clock`: a day came. */
export type Actor = 'guest' | 'owner' | 'bank' | 'clock'

export type Booking = {
  readonly status: Status
  readonly payments: readonly Owed[]
  /** Part of the paid price that the terms kept once: no refund has it again. */
  readonly keptCents?: Cents
  readonly session: Pick<Session, 'day' | 'startsAt' | 'endsAt'>
  readonly refundSteps: readonly RefundStep[]
  readonly conditions: Conditions
  /** The farm's calling off of the date; undefined when the booking stands or ended otherwise. */
  readonly calledOff?: CalledOff | undefined
}

export type CalledOff = {
  readonly was: Status
  readonly refund: 'none' | 'open' | 'paid'
}

export type StepContext = {
  readonly by: Actor
  readonly now: Date
  /** The owner cancels at the guest's wish: the refund follows the guest's terms. */
  readonly atWish?: boolean
}

export type Ruling =
  | {
      readonly kind: 'allowed'
      readonly status: Status
      readonly refundCents: Cents
      /** Highest percent of the guest's later refunds; undefined leaves the terms. */
      readonly mostPercent: number | undefined
    }
  | { readonly kind: 'done-before' }
  | { readonly kind: 'refused'; readonly reason: Refusal }

/** `over`: declined, cancelled or past; `paid-back`: the money that would go along has been refunded. */
export type Refusal = 'over' | 'too-late' | 'too-early' | 'not-theirs' | 'paid-back'

const ongoing: readonly Status[] = ['requested', ...agreedNotCompleted]

/** Actors, statuses and end of each step; `docs/booking-life.md` draws them. */
const steps = {
  // The guest presses the mailed link.
  prove: { by: ['guest'], from: ['unproven'], to: 'requested' },
  // Nobody pressed it in time, or the farm declines a burst.
  lapse: { by: ['clock', 'owner'], from: ['unproven'], to: 'cancelled' },
  confirm: { by: ['owner'], from: ['requested'], to: 'confirmed' },
  // A request without an answer ends with its date.
  decline: { by: ['owner', 'clock'], from: ['requested'], to: 'declined' },
  // A booking owes money after its day too.
  receive: {
    // A guest with a gift voucher.
    by: ['owner', 'bank', 'guest'],
    from: ['requested', 'confirmed', 'secured', 'completed'],
    to: undefined,
  },
  move: { by: ['owner', 'guest'], from: ongoing, to: undefined },
  'change-party': { by: ['owner', 'guest'], from: ongoing, to: undefined },
  // A request is answered before it is handed on.
  'replace-guest': { by: ['owner', 'guest'], from: agreedNotCompleted, to: undefined },
  // A request has no payments to divide.
  split: { by: ['owner', 'guest'], from: agreedNotCompleted, to: undefined },
  cancel: { by: ['owner', 'guest'], from: ongoing, to: 'cancelled' },
  'call-off': { by: ['owner'], from: ongoing, to: 'cancelled' },
  rebook: { by: ['owner', 'guest'], from: ['cancelled'], to: undefined },
  // The balance asks for a small rest of the deposit.
  'ask-later': { by: ['owner'], from: ['confirmed'], to: undefined },
  'write-off': { by: ['owner'], from: ['confirmed', 'secured', 'completed'], to: undefined },
  complete: { by: ['clock'], from: agreedNotCompleted, to: 'completed' },
} as const satisfies Record<string, StepRule>

type StepRule = {
  readonly by: readonly Actor[]
  readonly from: readonly Status[]
  readonly to: Status | undefined
}

export type LifeStep = keyof typeof steps

export function rulingOn(booking: Booking, step: LifeStep, taking: StepContext): Ruling {
  const { by, from }: StepRule = steps[step]
  if (!by.includes(taking.by)) return { kind: 'refused', reason: 'not-theirs' }
  if (isDoneBefore(booking, step)) return { kind: 'done-before' }
  if (!from.includes(booking.status)) return { kind: 'refused', reason: 'over' }
  const reason = endRefuses(booking, step) ?? timeRefuses(booking, step, taking)
  if (reason) return { kind: 'refused', reason }
  const status = statusAfter(booking, step)
  const refundCents = refundOf(booking, step, taking)
  return {
    kind: 'allowed',
    status,
    refundCents,
    mostPercent: mostPercentAfter(booking, step, taking),
  }
}

/** A request whose date was called off is a request again on another date. */
function statusAfter({ status, payments, calledOff }: Booking, step: LifeStep): Status {
  if (step === 'rebook' && calledOff) return statusOf(calledOff.was, payments)
  return statusOf(steps[step].to ?? status, payments)
}

function isDoneBefore({ status, payments }: Booking, step: LifeStep): boolean {
  if (status === 'unproven') return false
  if (step === 'confirm') return isAgreed(status)
  if (step === 'ask-later') return status === 'secured' || status === 'paid'
  if (step === 'write-off') return payments.every(isPaid)
  if (step === 'rebook') return status !== 'cancelled' && status !== 'declined'
  if (step === 'receive') return status === 'paid' || payments.every(isPaid)
  return steps[step].to === status
}

/** A cancelled booking is over; one whose date was called off is over once its money went back. */
function endRefuses({ calledOff }: Booking, step: LifeStep): Refusal | undefined {
  if (step !== 'rebook') return undefined
  if (!calledOff) return 'over'
  return calledOff.refund === 'paid' ? 'paid-back' : undefined
}

function timeRefuses(
  { status, payments, session, conditions }: Booking,
  step: LifeStep,
  { by, now }: StepContext,
): Refusal | undefined {
  if (step === 'write-off' && status !== 'completed')
    return paidCents(payments) === 0 ? 'too-early' : undefined
  if (step === 'complete') return now < session.endsAt ? 'too-early' : undefined
  if (by === 'clock' && step === 'decline') return now < session.endsAt ? 'too-early' : undefined
  if (step === 'confirm') return now >= session.endsAt ? 'too-late' : undefined
  // A date that was called off sets no limit.
  if (by !== 'guest' || step === 'rebook') return undefined
  if (now >= session.startsAt) return 'too-late'
  const isTooLate = !canMove(dayOf(now), session.day, conditions)
  return takesToOtherSession(step) && isTooLate ? 'too-late' : undefined
}

/** All money goes back when the farm ends the booking, or before the farm's yes, as nothing is agreed. */
function refundOf(
  booking: Booking,
  step: LifeStep,
  { by, now, atWish = false }: StepContext,
): Cents {
  const paid = paidCents(booking.payments)
  if (step === 'decline' || step === 'call-off') return paid
  if (step !== 'cancel') return 0
  if ((by === 'owner' && !atWish) || booking.status === 'requested') return paid
  return refundFor({ ...termsAt(booking, now), paidCents: refundableCents(booking) })
}

function mostPercentAfter(
  booking: Booking,
  step: LifeStep,
  { by, now }: StepContext,
): number | undefined {
  if (!takesToOtherSession(step) || by !== 'guest' || booking.status === 'requested')
    return undefined
  return mostPercentOnceMoved(termsAt(booking, now))
}

function termsAt({ refundSteps, session }: Booking, now: Date) {
  return { refundSteps, today: dayOf(now), workshopOn: session.day }
}

function takesToOtherSession(step: LifeStep): boolean {
  return step === 'move' || step === 'split'
}

export function canMove(today: Day, workshopOn: Day, { moveDaysBefore }: MovingTerms): boolean {
  return daysUntil(today, workshopOn) >= moveDaysBefore
}

export function lastDayToMove(workshopOn: Day, { moveDaysBefore }: MovingTerms): Day {
  return addDays(workshopOn, -moveDaysBefore)
}
