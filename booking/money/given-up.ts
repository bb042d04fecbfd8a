import type { Id } from '../id.ts'
import type { Cents } from '../units.ts'

export type GivenUp = {
  readonly cents: Cents
  /** What of it goes back and waits to be paid; undefined when the terms kept all of it, or it has gone. */
  readonly refund: { readonly id: Id<'refund'>; readonly cents: Cents } | undefined
  readonly paidBackCents?: Cents
  /** What of it the terms had kept before, of a place that was taken again. */
  readonly keptCents?: Cents
}

/** The last place given up is taken again first, so that whoever mistyped a number and mends it has done nothing. */
export function retake(givenUp: readonly GivenUp[], cents: Cents) {
  let [left, paidAgainCents, restCents] = [cents, 0, 0]
  const withdrawn: string[] = []
  for (const { cents: paid, refund } of givenUp.toReversed()) {
    if (left === 0) break
    const again = Math.min(left, paid)
    left -= again
    if (!refund) continue
    // Half a cent is the guest's.
    const rest = Math.ceil((refund.cents * (paid - again)) / paid)
    withdrawn.push(refund.id)
    restCents += rest
    paidAgainCents += refund.cents - rest
  }
  // Of the refunds withdrawn, the rest goes back all the same.
  return { retakenCents: cents - left, paidAgainCents, withdrawn, restCents }
}

/** What of the price is paid by money that the terms have kept: shrinking twice gives it back no more than once. */
export function keptOnceTaken(givenUp: readonly GivenUp[], cents: Cents): Cents {
  let [left, kept] = [cents, 0]
  for (const { cents: paid, refund, paidBackCents = 0, keptCents = 0 } of givenUp.toReversed()) {
    const again = Math.min(left, paid)
    left -= again
    const isUndone = refund !== undefined || paidBackCents === 0
    const back = paid === 0 ? 0 : Math.floor((paidBackCents * again) / paid)
    kept += isUndone ? Math.min(again, keptCents) : again - back
  }
  return kept
}

export type PartyChange = {
  readonly givenUpCents: Cents
  readonly retakenCents: Cents
  readonly refundId: Id<'refund'> | undefined
  readonly keptGivenUpCents?: Cents
}

/** Each with what its refund was of, as a part may have been taken again once that was paid. */
export function stillGivenUp(changes: readonly PartyChange[]) {
  const given: {
    cents: Cents
    refundId: Id<'refund'> | undefined
    ofCents: Cents
    keptCents: Cents
  }[] = []
  for (const { givenUpCents, retakenCents, refundId, keptGivenUpCents = 0 } of changes) {
    if (givenUpCents > 0) {
      const kept = { ofCents: givenUpCents, keptCents: keptGivenUpCents }
      given.push({ cents: givenUpCents, refundId, ...kept })
    }
    let left = retakenCents
    while (left > 0 && given.length > 0) {
      const last = given.pop()!
      const again = Math.min(left, last.cents)
      const stays = last.cents - again
      left -= again
      const keptCents = last.keptCents - Math.min(again, last.keptCents)
      // What is left of a refund was put down anew.
      const of = refundId
        ? { refundId, ofCents: stays }
        : { refundId: last.refundId, ofCents: last.ofCents }
      if (stays > 0) given.push({ cents: stays, ...of, keptCents })
    }
  }
  return given
}
