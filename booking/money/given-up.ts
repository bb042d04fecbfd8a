export type GivenUp = {
  readonly cents: number
  /** What of it goes back and waits to be paid; undefined when the terms kept all of it, or it has gone. */
  readonly refund: { readonly id: string; readonly cents: number } | undefined
}

/** The last place given up is taken again first, so that whoever mistyped a number and mends it has done nothing. */
export function retake(givenUp: readonly GivenUp[], cents: number) {
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

export type PartyChange = {
  readonly givenUpCents: number
  readonly retakenCents: number
  readonly refundId: string | undefined
}

export function stillGivenUp(changes: readonly PartyChange[]) {
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
