import type { Id } from '../id.ts'
import type { Cents } from '../units.ts'

export type GivenUp = {
  readonly cents: Cents
  /** The refund of these cents while it waits; undefined when the terms kept all, or the refund was paid. */
  readonly refund: { readonly id: Id<'refund'>; readonly cents: Cents } | undefined
  readonly paidBackCents?: Cents
  /** Cents that the terms had kept already, for a place that was taken again. */
  readonly keptCents?: Cents
}

/**
 * The last place given up is taken again first, so that a mistyped number costs nothing. `keptCents` is kept money
 * that pays the price; a party that shrinks twice gets that part back once.
 */
export function takeAgain(givenUp: readonly GivenUp[], cents: Cents) {
  let left = cents
  let paidAgainCents = 0
  let restCents = 0
  let keptCents = 0
  const withdrawn: string[] = []
  for (const {
    cents: paid,
    refund,
    paidBackCents = 0,
    keptCents: was = 0,
  } of givenUp.toReversed()) {
    if (left === 0) break
    const again = Math.min(left, paid)
    left -= again
    const isUndone = refund !== undefined || paidBackCents === 0
    const back = Math.floor((paidBackCents * again) / paid)
    keptCents += isUndone ? Math.min(again, was) : again - back
    if (!refund) continue
    // Half a cent is the guest's.
    const rest = Math.ceil((refund.cents * (paid - again)) / paid)
    withdrawn.push(refund.id)
    restCents += rest
    paidAgainCents += refund.cents - rest
  }
  // The rest of a withdrawn refund is still a refund to the guest.
  return { retakenCents: cents - left, paidAgainCents, withdrawn, restCents, keptCents }
}

export type PartyChange = {
  readonly givenUpCents: Cents
  readonly retakenCents: Cents
  readonly refundId: Id<'refund'> | undefined
  readonly keptGivenUpCents?: Cents
}

/** Places still given up, each with its refund; a part of a refund may pay for places taken again. */
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
      // The rest of a lessened refund is a refund of its own.
      const of = refundId
        ? { refundId, ofCents: stays }
        : { refundId: last.refundId, ofCents: last.ofCents }
      if (stays > 0) given.push({ cents: stays, ...of, keptCents })
    }
  }
  return given
}
