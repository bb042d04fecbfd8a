import { addDays, dayOf } from '../dates/brussels-time.ts'
import type { Day } from '#language/dates.ts'
import type { ToPay } from './what-to-pay.ts'

/** A notice: `late-deposit` and `late-balance` are the owner's, `deposit-reminder` is the clock's. */
type Sent = {
  readonly kind: string
  readonly at: Date
}

export type Reminded = {
  /** The last one. */
  readonly at: Date
  readonly by: 'owner' | 'clock'
  /** Once, or as often as it may be. */
  readonly isLast: boolean
}

const mostReminders = 2
export const daysBetweenReminders = 7

/**
 * Reminders of a late sum; undefined while some of it was not asked for again. A reminder counts
 * for the payments that it named: those that were late on its day, and after the workshop those
 * that a letter after it named.
 */
export function remindedOf(
  late: Pick<ToPay, 'payments'>,
  sent: readonly Sent[],
  overSince?: Date,
): Reminded | undefined {
  const [least = []] = late.payments
    .map(({ kind, dueOn }) =>
      sent.filter(
        (one) =>
          (one.kind === `late-${kind}` || one.kind === 'deposit-reminder') &&
          (overSince ? one.at >= overSince : dayOf(one.at) > dueOn),
      ),
    )
    .toSorted((a, b) => times(a) - times(b))
  const last = least.reduce((at, one) => Math.max(at, one.at.getTime()), 0)
  if (last === 0) return undefined
  // The owner's reminder keeps the clock from another, by a notice of the same instant.
  const isOwners = least.some(
    ({ kind, at }) => at.getTime() === last && kind !== 'deposit-reminder',
  )
  return {
    at: new Date(last),
    by: isOwners ? 'owner' : 'clock',
    isLast: times(least) >= mostReminders,
  }
}

function times(sent: readonly Sent[]): number {
  return new Set(sent.map(({ at }) => at.getTime())).size
}

/** The day in Brussels from which the owner may have the guest reminded again; undefined for never. */
export function remindedAgainFrom({ at, isLast }: Reminded): Day | undefined {
  return isLast ? undefined : addDays(dayOf(at), daysBetweenReminders)
}
