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
