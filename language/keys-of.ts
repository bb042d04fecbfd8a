export function fromKeys<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>
}

export function keysOf<Key extends string>(
  record: Readonly<Partial<Record<Key, unknown>>>,
): readonly Key[] {
  // Safe only for a record without other keys than its type has: `Object.keys` cannot know that.
  return Object.keys(record) as Key[]
}

/** One of each key, in the order in which the keys first come. */
export function onceBy<One>(all: Iterable<One>, keyOf: (one: One) => unknown): readonly One[] {
  return [...new Map(Array.from(all, (one) => [keyOf(one), one] as const)).values()]
}
