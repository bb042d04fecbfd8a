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
