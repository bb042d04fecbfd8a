import { addDays, daysUntil } from './brussels-time.ts'

/** What a guest gets back who cancels at least so many calendar days before, in percent of what was paid. */
export type RefundStep = {
  readonly daysBefore: number
  readonly percent: number
  /** Day until which it holds in any case: the farm has moved the party to an earlier date since. */
  readonly heldUntil?: string
}

/** The farm's terms today (specification, section 9). A reservation keeps those it was made under. */
export const refundTerms: readonly RefundStep[] = [
  { daysBefore: 7, percent: 100 },
  { daysBefore: 3, percent: 50 },
  { daysBefore: 0, percent: 0 },
]

/** From so many days before, a guest may choose another date instead (specification, section 9). */
const daysBeforeToMove = 3

type Cancelling = {
  readonly terms: readonly RefundStep[]
  readonly paidCents: number
  /** Days in Brussels: hours play no part, so neither do the clock changes. */
  readonly today: string
  readonly workshopOn: string
}

/** What goes back to a guest who cancels today, in cents; half a cent is rounded up, for the guest. */
export function refundFor({ paidCents, ...kept }: Cancelling): number {
  return partOf(paidCents, percentToday(kept))
}

/** Each step still to come, with the last day it holds and what goes back under it. */
export function refundSteps(
  cancelling: Cancelling,
): readonly { readonly until: string; readonly percent: number; readonly cents: number }[] {
  const { terms, paidCents, today, workshopOn } = cancelling
  return inOrder(terms)
    .map((step) => ({
      until: untilOf(step, workshopOn),
      percent: step.percent,
      cents: partOf(paidCents, step.percent),
    }))
    .filter(({ until }) => until >= today)
    .filter(({ until }, nth, steps) => until !== steps[nth - 1]?.until)
}

/**
 * The share that a guest who moves today can get back at most from then on; undefined when moving takes
 * nothing away. "A 50% refund or a reschedule" is one of both: without this, half would become all by
 * way of a far date.
 */
export function mostOnceMoved(kept: Omit<Cancelling, 'paidCents'>): number | undefined {
  const most = percentToday(kept)
  return kept.terms.some(({ percent }) => percent > most) ? most : undefined
}

/** Terms under which no more goes back than a share, in percent; steps that then give the same are one. */
export function termsAtMost(terms: readonly RefundStep[], most: number): readonly RefundStep[] {
  const lowered = inOrder(terms).map((step) => ({
    ...step,
    percent: Math.min(step.percent, most),
  }))
  return lowered.filter(({ percent }, nth) => percent !== lowered[nth + 1]?.percent)
}

/** Terms of a party that the farm moves from its date to an earlier one: each step holds as long as it did. */
export function termsHeld(terms: readonly RefundStep[], from: string): readonly RefundStep[] {
  return terms.map((step) => ({ ...step, heldUntil: lastDayOf(step, from) }))
}

/**
 * Terms of a booking that goes on after the farm called its date off. All was to go back then, so taking
 * another date gives nothing up, and what an earlier move of the guest's had taken from the terms is over.
 */
export function termsOnceCalledOff(terms: readonly RefundStep[]): readonly RefundStep[] {
  return terms.some(({ percent }) => percent === 100) ? terms : refundTerms
}

/** Whether a guest may still choose another date. */
export function mayMove(today: string, workshopOn: string): boolean {
  return daysUntil(today, workshopOn) >= daysBeforeToMove
}

/** The last day on which a guest may choose another date. */
export function lastDayToMove(workshopOn: string): string {
  return addDays(workshopOn, -daysBeforeToMove)
}

function percentToday({ terms, today, workshopOn }: Omit<Cancelling, 'paidCents'>): number {
  return inOrder(terms).find((step) => today <= untilOf(step, workshopOn))?.percent ?? 0
}

/** The last day on which a step holds; no later than the workshop itself. */
function untilOf(step: RefundStep, workshopOn: string): string {
  const until = lastDayOf(step, workshopOn)
  return until < workshopOn ? until : workshopOn
}

function lastDayOf({ daysBefore, heldUntil = '' }: RefundStep, workshopOn: string): string {
  const own = addDays(workshopOn, -daysBefore)
  return heldUntil > own ? heldUntil : own
}

function inOrder(terms: readonly RefundStep[]): readonly RefundStep[] {
  return terms.toSorted((a, b) => b.daysBefore - a.daysBefore)
}

function partOf(cents: number, percent: number): number {
  return Math.ceil((cents * percent) / 100)
}
