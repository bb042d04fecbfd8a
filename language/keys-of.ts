export function keysOf<Key extends string>(
  record: Readonly<Partial<Record<Key, unknown>>>,
): readonly Key[] {
  // Only for a record that has no other keys than its type says: `Object.keys` cannot know that.
  return Object.keys(record) as Key[]
}
