import type { Day } from '#language/dates.ts'
import { addDays } from '../dates/brussels-time.ts'
import type { Session } from '../dates/session.ts'
import type { Cents } from '../units.ts'

/** Share of the paid money that goes back at least so many calendar days ahead. */
export type RefundStep = {
  readonly daysBefore: number
  readonly percent: number
  /** Day until which this step holds in any case, after the farm moved the party to an earlier date. */
  readonly heldUntil?: Day
  /** Kept money goes back once a successor has taken the places and paid for them. */
  readonly successor?: true
}

/** Mails and pages promise a refund within these days; the desk names one that is late. */
export const refundBusinessDays = 5

type Cancelling = {
  readonly refundSteps: readonly RefundStep[]
  readonly paidCents: Cents
  readonly today: Day
  readonly workshopOn: Day
}

/** Refund in cents for a guest who cancels today; half a cent is rounded up, for the guest. */
export function refundFor({ paidCents, ...kept }: Cancelling): Cents {
  return partOf(paidCents, percentToday(kept))
}

export function datedRefunds({ refundSteps, paidCents, today, workshopOn }: Cancelling) {
  return inOrder(refundSteps)
    .map((step) => ({
      until: untilOf(step, workshopOn),
      percent: step.percent,
      cents: partOf(paidCents, step.percent),
    }))
    .filter(({ until }) => until >= today)
    .filter(({ until }, nth, steps) => until !== steps[nth - 1]?.until)
}

/**
 * A guest has a part of the money or another date, not both (specification, section 9): after a move, cancelling
 * returns at most this percentage. Undefined while the move costs nothing.
 */
export function mostPercentOnceMoved(kept: Omit<Cancelling, 'paidCents'>): number | undefined {
  const most = percentToday(kept)
  return kept.refundSteps.some(({ percent }) => percent > most) ? most : undefined
}

export function stepsAtMost(
  refundSteps: readonly RefundStep[],
  most: number,
): readonly RefundStep[] {
  const lowered = inOrder(refundSteps).map((step) => ({
    ...step,
    percent: Math.min(step.percent, most),
  }))
  return lowered.filter(({ percent }, nth) => percent !== lowered[nth + 1]?.percent)
}

export function stepsHeld(refundSteps: readonly RefundStep[], from: Day): readonly RefundStep[] {
  return refundSteps.map((step) => ({ ...step, heldUntil: lastDayOf(step, from) }))
}

/** A guest whose date has other hours can cancel for a full refund until `freeUntil`. */
export function stepsOnceHoursChanged(refundSteps: readonly RefundStep[], freeUntil: Day) {
  const steps = refundSteps.map((step) => {
    const { heldUntil = freeUntil } = step
    return { ...step, heldUntil: heldUntil > freeUntil ? heldUntil : freeUntil }
  })
  if (steps.some(({ percent }) => percent === 100)) return steps
  return [{ daysBefore: longBefore, percent: 100, heldUntil: freeUntil }, ...steps]
}

/** No booking is made this many days ahead, so only the day of the step counts. */
const longBefore = 1_000

/** A booking that the farm called off loses the limit of an earlier move, and takes today's terms. */
export function stepsOnceCalledOff(
  refundSteps: readonly RefundStep[],
  today: readonly RefundStep[],
): readonly RefundStep[] {
  const whole = refundSteps.filter(({ percent }) => percent === 100)
  if (whole.some(({ daysBefore }) => daysBefore < longBefore)) return refundSteps
  // Other hours gave the limited booking free days, which stay its own.
  const freeUntil = whole[0]?.heldUntil
  return freeUntil ? stepsOnceHoursChanged(today, freeUntil) : today
}

/** False for bookings from before the terms offered it, and on a private date, where nobody else can book. */
export function offersSuccessor({
  refundSteps,
  session,
}: {
  readonly refundSteps: readonly RefundStep[]
  readonly session: Pick<Session, 'state'>
}): boolean {
  return session.state !== 'private' && refundSteps.some(({ successor }) => successor)
}

export type GivenStep = Pick<RefundStep, 'daysBefore' | 'percent'>

/** Refund steps as the owner typed them; after the last of them, only a successor brings money back. */
export function stepsOf(given: readonly GivenStep[]): readonly RefundStep[] {
  return [...given, { daysBefore: 0, percent: 0 }].map(({ daysBefore, percent }) => {
    return percent === 100 ? { daysBefore, percent } : { daysBefore, percent, successor: true }
  })
}

export function givenSteps(steps: readonly RefundStep[]): readonly GivenStep[] {
  return steps
    .filter(({ percent }) => percent > 0)
    .map(({ daysBefore, percent }) => ({ daysBefore, percent }))
}

function percentToday({ refundSteps, today, workshopOn }: Omit<Cancelling, 'paidCents'>): number {
  return inOrder(refundSteps).find((step) => today <= untilOf(step, workshopOn))?.percent ?? 0
}

function untilOf(step: RefundStep, workshopOn: Day): Day {
  const until = lastDayOf(step, workshopOn)
  return until < workshopOn ? until : workshopOn
}

function lastDayOf({ daysBefore, heldUntil }: RefundStep, workshopOn: Day): Day {
  const planned = addDays(workshopOn, -daysBefore)
  return heldUntil !== undefined && heldUntil > planned ? heldUntil : planned
}

function inOrder(refundSteps: readonly RefundStep[]): readonly RefundStep[] {
  return refundSteps.toSorted((a, b) => b.daysBefore - a.daysBefore)
}

function partOf(cents: Cents, percent: number): Cents {
  return Math.ceil((cents * percent) / 100)
}
