export function sum<One>(all: readonly One[], amountOf: (one: One) => number): number {
  return all.reduce((total, one) => total + amountOf(one), 0)
}
