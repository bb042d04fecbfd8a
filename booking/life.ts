import { isPaid, type Owed, paidCents, paidOfPriceCents } from './owed.ts'
import { mayMove, mostOnceMoved, refundFor, type RefundStep } from './refund-terms.ts'
import type { Status } from './status.ts'

/** Who does something to a booking. The bank is a statement that names it; the clock is a day that came. */
export type Actor = 'guest' | 'owner' | 'bank' | 'clock'

/** What the rules look at. */
export type Booking = {
  readonly status: Status
  readonly payments: readonly Owed[]
  /** Day in Brussels. */
  readonly workshopOn: string
  readonly startsAt: Date
  readonly endsAt: Date
  /** The refund terms kept with the booking. */
  readonly terms: readonly RefundStep[]
  /** Kept when the farm called the date off that it was on; undefined when it ended otherwise, or stands. */
  readonly calledOff?: CalledOff | undefined
}

/** What a booking was when its date was called off, and what became of the money that had come. */
export type CalledOff = {
  readonly was: Status
  /** `none`: nothing had been paid. */
  readonly refund: 'none' | 'open' | 'paid'
}

export type Step =
  | 'confirm'
  | 'decline'
  | 'receive'
  | 'move'
  | 'change-party'
  | 'cancel'
  | 'call-off'
  | 'rebook'
  | 'complete'
  | 'write-off'

/** The moment and the hand: `today` is a day in Brussels. */
export type Taking = { readonly by: Actor; readonly now: Date; readonly today: string }

export type Ruling =
  | {
      readonly kind: 'allowed'
      readonly status: Status
      readonly refundCents: number
      /** What the guest can get back at most from then on, in percent; undefined when that stays as it is. */
      readonly mostPercent: number | undefined
    }
  /** It has been done before: doing it twice is doing it once. */
  | { readonly kind: 'done-before' }
  | { readonly kind: 'refused'; readonly reason: Refusal }

/**
 * - `over`: the booking was declined, cancelled or has been
 * - `too-late`: the terms no longer allow it
 * - `too-early`: the day has not been yet
 * - `not-theirs`: somebody else may do this
 * - `paid-back`: the money that would go along has been paid back
 */
export type Refusal = 'over' | 'too-late' | 'too-early' | 'not-theirs' | 'paid-back'

/** Who may take each step, from where, and where it leads; `docs/booking-life.md` draws it. */
const steps: Readonly<
  Record<Step, { by: readonly Actor[]; from: readonly Status[]; to: Status | undefined }>
> = {
  confirm: { by: ['owner'], from: ['requested'], to: 'confirmed' },
  decline: { by: ['owner'], from: ['requested'], to: 'declined' },
  // What is owed is owed after the day too.
  receive: {
    by: ['owner', 'bank'],
    from: ['requested', 'confirmed', 'secured', 'completed'],
    to: undefined,
  },
  move: {
    by: ['owner', 'guest'],
    from: ['requested', 'confirmed', 'secured', 'paid'],
    to: undefined,
  },
  'change-party': {
    by: ['owner'],
    from: ['requested', 'confirmed', 'secured', 'paid'],
    to: undefined,
  },
  cancel: {
    by: ['owner', 'guest'],
    from: ['requested', 'confirmed', 'secured', 'paid'],
    to: 'cancelled',
  },
  'call-off': {
    by: ['owner'],
    from: ['requested', 'confirmed', 'secured', 'paid'],
    to: 'cancelled',
  },
  // Another date in place of one that was called off: the booking goes on as if it had not ended.
  rebook: { by: ['owner', 'guest'], from: ['cancelled'], to: undefined },
  // The debt stays what it is, should it be paid after all; it is only asked for no longer.
  'write-off': { by: ['owner'], from: ['completed'], to: undefined },
  complete: { by: ['clock'], from: ['confirmed', 'secured', 'paid'], to: 'completed' },
}

/**
 * Whether a step may be taken, and where it leads. Nothing here ends a booking by the clock alone but
 * the day itself, which completes it.
 */
export function rule(booking: Booking, step: Step, taking: Taking): Ruling {
  const { by, from } = steps[step]
  if (!by.includes(taking.by)) return { kind: 'refused', reason: 'not-theirs' }
  if (isDoneBefore(booking, step)) return { kind: 'done-before' }
  if (!from.includes(booking.status)) return { kind: 'refused', reason: 'over' }
  const reason = endRefuses(booking, step) ?? timeRefuses(booking, step, taking)
  if (reason) return { kind: 'refused', reason }
  const status = statusAfter(booking, step)
  const refundCents = refundOf(booking, step, taking)
  return { kind: 'allowed', status, refundCents, mostPercent: mostAfter(booking, step, taking) }
}

/** A request that was called off is one again: the farm had not answered it, and has not now. */
function statusAfter({ status, payments, calledOff }: Booking, step: Step): Status {
  if (step === 'rebook' && calledOff) return statusAnew(calledOff.was, payments)
  return statusOnceSettled(steps[step].to ?? status, payments)
}

/** Confirmed, and then as far as the money that came has brought it. */
export function statusOnceSettled(status: Status, payments: readonly Owed[]): Status {
  if (status !== 'confirmed' && status !== 'secured') return status
  if (payments.every(isPaid)) return 'paid'
  return payments.some((payment) => payment.kind === 'deposit' && isPaid(payment))
    ? 'secured'
    : status
}

/** Where a booking stands once it owes more than before, or less: as far as the money there brings it. */
export function statusAnew(status: Status, payments: readonly Owed[]): Status {
  const isMoved = status === 'confirmed' || status === 'secured' || status === 'paid'
  return isMoved ? statusOnceSettled('confirmed', payments) : status
}

/** What a later state proves to have happened is not refused but answered with what is. */
function isDoneBefore({ status, payments }: Booking, step: Step): boolean {
  if (step === 'confirm') return ['confirmed', 'secured', 'paid', 'completed'].includes(status)
  if (step === 'write-off') return payments.every(isPaid)
  if (step === 'rebook') return status !== 'cancelled' && status !== 'declined'
  if (step === 'receive') return status === 'paid' || payments.every(isPaid)
  return steps[step].to === status
}

/** What somebody cancelled is over; what the farm called off is so once its money has gone back. */
function endRefuses({ calledOff }: Booking, step: Step): Refusal | undefined {
  if (step !== 'rebook') return undefined
  if (!calledOff) return 'over'
  return calledOff.refund === 'paid' ? 'paid-back' : undefined
}

function timeRefuses(
  booking: Booking,
  step: Step,
  { by, now, today }: Taking,
): Refusal | undefined {
  if (step === 'complete') return now < booking.endsAt ? 'too-early' : undefined
  // The day that was called off asks nothing of anybody.
  if (by !== 'guest' || step === 'rebook') return undefined
  if (now >= booking.startsAt) return 'too-late'
  return step === 'move' && !mayMove(today, booking.workshopOn) ? 'too-late' : undefined
}

/**
 * The guest's own terms when the guest cancels; everything when the farm ends it, or before the farm has
 * said yes: nothing is agreed until then, so nothing can be kept.
 */
function refundOf(booking: Booking, step: Step, { by, today }: Taking): number {
  const paid = paidCents(booking.payments)
  if (step === 'decline' || step === 'call-off') return paid
  if (step !== 'cancel') return 0
  if (by === 'owner' || booking.status === 'requested') return paid
  const { terms, workshopOn, payments } = booking
  return refundFor({ terms, paidCents: paidOfPriceCents(payments), today, workshopOn })
}

/** Another date that the guest takes instead of a part refund has been given; what the farm moves costs nothing. */
function mostAfter(booking: Booking, step: Step, { by, today }: Taking): number | undefined {
  if (step !== 'move' || by !== 'guest' || booking.status === 'requested') return undefined
  return mostOnceMoved({ terms: booking.terms, today, workshopOn: booking.workshopOn })
}
