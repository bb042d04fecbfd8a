// The life of a booking in one table: who may take which step, from which status, to where.

import { dayOf } from '../dates/brussels-time.ts'
import type { Session } from '../dates/session.ts'
import type { Conditions } from '../house/terms.ts'
import { isPaid, type Owed, paidCents, refundableCents } from '../money/owed.ts'
import { canMove, maxPercentOnceMoved, refundFor, type RefundStep } from '../money/refund-terms.ts'
import { agreed, isAgreed, type Status, statusOf } from './status.ts'
import type { Cents } from '../units.ts'

/** The bank is a statement that names the booking; the clock is a day that came. */
export type Actor = 'guest' | 'owner' | 'bank' | 'clock'

export type Booking = {
  readonly status: Status
  readonly payments: readonly Owed[]
  /** Part of the paid price that the terms have kept once: it goes back no more. */
  readonly keptCents?: Cents
  readonly session: Pick<Session, 'day' | 'startsAt' | 'endsAt'>
  readonly refundSteps: readonly RefundStep[]
  /** How it is paid, as of the day of its request. */
  readonly conditions: Conditions
  /** Set when the farm called its date off; undefined when it ended otherwise, or stands. */
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
      /** Percent the guest can get back at most from then on; undefined when that stays as it is. */
      readonly mostPercent: number | undefined
    }
  | { readonly kind: 'done-before' }
  | { readonly kind: 'refused'; readonly reason: Refusal }

/** `over`: declined, cancelled or has been; `paid-back`: the money that would go along has gone back. */
export type Refusal = 'over' | 'too-late' | 'too-early' | 'not-theirs' | 'paid-back'

const ongoing: readonly Status[] = ['requested', ...agreed]

/** Actors, statuses and end of each step; `docs/booking-life.md` draws them. */
const steps = {
  // The guest pressed the link of the mail; or nobody did in time, or the farm ends it.
  prove: { by: ['guest'], from: ['unproven'], to: 'requested' },
  lapse: { by: ['clock', 'owner'], from: ['unproven'], to: 'cancelled' },
  confirm: { by: ['owner'], from: ['requested'], to: 'confirmed' },
  // A request without an answer ends with its date.
  decline: { by: ['owner', 'clock'], from: ['requested'], to: 'declined' },
  // Money is owed after the day too.
  receive: {
    // A guest with a gift voucher.
    by: ['owner', 'bank', 'guest'],
    from: ['requested', 'confirmed', 'secured', 'completed'],
    to: undefined,
  },
  move: { by: ['owner', 'guest'], from: ongoing, to: undefined },
  'change-party': { by: ['owner', 'guest'], from: ongoing, to: undefined },
  // A request is answered first: until then there is nothing to hand on.
  'replace-guest': { by: ['owner', 'guest'], from: agreed, to: undefined },
  // A request has no payments to divide either.
  split: { by: ['owner', 'guest'], from: agreed, to: undefined },
  cancel: { by: ['owner', 'guest'], from: ongoing, to: 'cancelled' },
  'call-off': { by: ['owner'], from: ongoing, to: 'cancelled' },
  rebook: { by: ['owner', 'guest'], from: ['cancelled'], to: undefined },
  // The balance asks for a small rest of the deposit.
  'ask-later': { by: ['owner'], from: ['confirmed'], to: undefined },
  // The debt stays, should it be paid after all; the farm only stops asking for it.
  'write-off': { by: ['owner'], from: ['completed'], to: undefined },
  complete: { by: ['clock'], from: agreed, to: 'completed' },
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
    mostPercent: maxPercentAfter(booking, step, taking),
  }
}

/** A request that was called off is one again: the farm had not answered it, and has not now. */
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

/** A cancelled booking is over; one that the farm called off is over once its money went back. */
function endRefuses({ calledOff }: Booking, step: LifeStep): Refusal | undefined {
  if (step !== 'rebook') return undefined
  if (!calledOff) return 'over'
  return calledOff.refund === 'paid' ? 'paid-back' : undefined
}

function timeRefuses(
  { session, conditions }: Booking,
  step: LifeStep,
  { by, now }: StepContext,
): Refusal | undefined {
  if (step === 'complete') return now < session.endsAt ? 'too-early' : undefined
  if (by === 'clock' && step === 'decline') return now < session.endsAt ? 'too-early' : undefined
  if (step === 'confirm') return now >= session.endsAt ? 'too-late' : undefined
  // The day that was called off asks nothing of anybody.
  if (by !== 'guest' || step === 'rebook') return undefined
  if (now >= session.startsAt) return 'too-late'
  const isTooLate = !canMove(dayOf(now), session.day, conditions)
  return takesToOtherSession(step) && isTooLate ? 'too-late' : undefined
}

/** All goes back when the farm ends the booking, or before its yes: nothing is agreed. */
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

function maxPercentAfter(
  booking: Booking,
  step: LifeStep,
  { by, now }: StepContext,
): number | undefined {
  if (!takesToOtherSession(step) || by !== 'guest' || booking.status === 'requested')
    return undefined
  return maxPercentOnceMoved(termsAt(booking, now))
}

function termsAt({ refundSteps, session }: Booking, now: Date) {
  return { refundSteps, today: dayOf(now), workshopOn: session.day }
}

function takesToOtherSession(step: LifeStep): boolean {
  return step === 'move' || step === 'split'
}
