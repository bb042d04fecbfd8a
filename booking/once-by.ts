/** One of each key, in the order in which the keys first come. */
export function onceBy<One>(all: Iterable<One>, keyOf: (one: One) => unknown): readonly One[] {
  return [...new Map(Array.from(all, (one) => [keyOf(one), one] as const)).values()]
}
