/** Money that had been paid for places a party gave up. */
export type GivenUp = {
  readonly cents: number
  /** What of it goes back and waits to be paid; undefined when the terms kept all of it, or it has gone. */
  readonly refund: { readonly id: string; readonly cents: number } | undefined
}

/** What becomes of refunds that wait, once places given up are taken again. */
export type Retaken = {
  /** Of what had been paid for places given up, the part for those that are taken again. */
  readonly retakenCents: number
  /** What of it was to go back, and counts as paid again. */
  readonly paidAgainCents: number
  /** Ids of the refunds it is taken from, and what of them goes back all the same. */
  readonly withdrawn: readonly string[]
  readonly restCents: number
}

/**
 * A place taken again undoes a place given up, the last one first: its refund, if it still waits, and what
 * the terms had kept of it pay for it. Whoever mistyped a number and mends it has done nothing.
 *
 * @param givenUp in the order in which it was
 * @param cents what the party costs more now
 */
export function retake(givenUp: readonly GivenUp[], cents: number): Retaken {
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
  return { retakenCents: cents - left, paidAgainCents, withdrawn, restCents }
}

/** One change of a party, as far as money that had been paid is concerned. */
export type PartyChange = {
  readonly givenUpCents: number
  readonly retakenCents: number
  /** The refund put down with it. */
  readonly refundId: string | undefined
}

/** What is still given up after all changes of a party, in order, and the refund that was put down for each. */
export function stillGivenUp(
  changes: readonly PartyChange[],
): readonly { readonly cents: number; readonly refundId: string | undefined }[] {
  const given: { cents: number; refundId: string | undefined }[] = []
  for (const { givenUpCents, retakenCents, refundId } of changes) {
    if (givenUpCents > 0) given.push({ cents: givenUpCents, refundId })
    let left = retakenCents
    while (left > 0 && given.length > 0) {
      const last = given.pop()!
      const stays = last.cents - Math.min(left, last.cents)
      left -= last.cents - stays
      // What is left of a refund was put down anew.
      if (stays > 0) given.push({ cents: stays, refundId: refundId ?? last.refundId })
    }
  }
  return given
}
