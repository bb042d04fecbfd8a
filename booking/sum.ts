export function sum<One>(all: readonly One[], amountOf: (one: One) => number): number {
  return all.reduce((total, one) => total + amountOf(one), 0)
}

/** Deals a sum out in turn, to each as much as fits; leaves out those who get nothing. */
export function allocate<One>(
  amount: number,
  all: readonly One[],
  roomOf: (one: One) => number,
): readonly { readonly of: One; readonly cents: number }[] {
  let left = amount
  return all.flatMap((of) => {
    const cents = Math.min(left, roomOf(of))
    left -= cents
    return cents > 0 ? [{ of, cents }] : []
  })
}

/** Whole cents by weight, which add up to the amount; an item that gets none is left out. */
export function inProportion<One>(
  amount: number,
  all: readonly One[],
  weightOf: (one: One) => number,
): readonly { readonly of: One; readonly cents: number }[] {
  const whole = sum(all, weightOf)
  let counted = 0
  let given = 0
  const parts = all.map((of) => {
    counted += weightOf(of)
    const cents = Math.round((amount * counted) / whole) - given
    given += cents
    return { of, cents }
  })
  return parts.filter(({ cents }) => cents > 0)
}
