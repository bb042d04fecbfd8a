import type { Id } from '../id.ts'
import { allocate, sum } from '../sum.ts'
import type { Cents } from '../units.ts'

export type GivenUp = {
  readonly cents: Cents
  /** The refund of these cents while it waits; undefined when the terms kept all, or the refund was paid. */
  readonly refund: { readonly id: Id<'refund'>; readonly cents: Cents } | undefined
  /** Cents that the guest or a gift voucher has again. */
  readonly paidBackCents?: Cents
  /** Cents that the terms had kept already, for a place that was taken again. */
  readonly keptCents?: Cents
}

/**
 * The last place given up is taken again first, so that a mistyped number costs nothing. `keptCents` is kept money
 * that pays the price; a party that shrinks twice gets that part back once.
 */
export function takeAgain(givenUp: readonly GivenUp[], cents: Cents) {
  const taken = allocate(cents, givenUp.toReversed(), (one) => one.cents)
  const retaken = taken.map(({ of, cents: again }) => retake(of, again))
  return {
    retakenCents: sum(taken, (one) => one.cents),
    paidAgainCents: sum(retaken, ({ paidAgainCents }) => paidAgainCents),
    withdrawn: taken.flatMap(({ of: { refund } }) => (refund ? [refund.id] : [])),
    // The rest of a withdrawn refund is still a refund to the guest.
    restCents: sum(retaken, ({ restCents }) => restCents),
    keptCents: sum(retaken, ({ keptCents }) => keptCents),
  }
}

function retake({ cents, refund, paidBackCents = 0, keptCents: was = 0 }: GivenUp, again: Cents) {
  const refundCents = refund?.cents ?? 0
  const once = Math.min(again, was)
  const gone = paidBackCents * (again - once)
  // An open refund undoes its own part alone: the part of the money that is back already stays kept.
  const stays = gone === 0 ? 0 : gone / (refundCents + paidBackCents)
  const keptCents = Math.max(0, Math.round(once + stays - (paidBackCents * again) / cents))
  // Half a cent is the guest's.
  const restCents = Math.ceil((refundCents * (cents - again)) / cents)
  return { keptCents, restCents, paidAgainCents: refundCents - restCents }
}

export type PartyChange = {
  readonly givenUpCents: Cents
  readonly retakenCents: Cents
  readonly refundId: Id<'refund'> | undefined
  readonly keptGivenUpCents?: Cents
  readonly voucherCents?: Cents
}

type StillGivenUp = {
  readonly cents: Cents
  readonly refundId: Id<'refund'> | undefined
  readonly ofCents: Cents
  readonly keptCents: Cents
  /** Cents that went to gift vouchers, of so many that were given up. */
  readonly onVouchers: { readonly cents: Cents; readonly ofCents: Cents } | undefined
}

/** Places still given up, each with its refund; a part of a refund may pay for places taken again. */
export function stillGivenUp(changes: readonly PartyChange[]): readonly StillGivenUp[] {
  return changes.reduce<readonly StillGivenUp[]>(afterChange, [])
}

function afterChange(before: readonly StillGivenUp[], change: PartyChange) {
  const { givenUpCents: cents, retakenCents, refundId } = change
  const { keptGivenUpCents = 0, voucherCents = 0 } = change
  const onVouchers = voucherCents > 0 ? { cents: voucherCents, ofCents: cents } : undefined
  const added = { cents, refundId, ofCents: cents, keptCents: keptGivenUpCents, onVouchers }
  const given = cents > 0 ? [...before, added] : before
  const taken = allocate(retakenCents, given.toReversed(), (part) => part.cents)
  return given.flatMap((givenUp) => {
    const again = taken.find(({ of }) => of === givenUp)?.cents ?? 0
    const stays = givenUp.cents - again
    if (again === 0) return givenUp
    if (stays === 0) return []
    // The rest of a lessened refund is a refund of its own.
    const rest = refundId ? { refundId, ofCents: stays } : {}
    const keptCents = Math.max(0, givenUp.keptCents - again)
    return { ...givenUp, ...rest, cents: stays, keptCents }
  })
}
