export function keysOf<Key extends string>(
  record: Readonly<Partial<Record<Key, unknown>>>,
): readonly Key[] {
  // Safe only for a record without other keys than its type has: `Object.keys` cannot know that.
  return Object.keys(record) as Key[]
}
