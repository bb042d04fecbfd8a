/**
 * The order of a list of texts is an own text of all languages, by this path and that of the list. Its text is the
 * keys of the entries, with spaces between: `2` is an entry of `content/`, and `2+1` one that the owner made of it,
 * with its shape.
 */
const ofLists = 'list.'

export function listPath(list: string): string {
  return ofLists + list
}

export function isListPath(path: string): boolean {
  return path.startsWith(ofLists)
}

type All = Readonly<Record<string, string>>

export function keysOfList(all: All, list: string, written: number): readonly string[] {
  const order = all[listPath(list)]?.split(' ')
  const known = order?.filter((key) => Number(key.split('+')[0]) < written)
  return known && known.length > 0 ? known : Array.from({ length: written }, (_, i) => String(i))
}

/** The key in `content/` of the entry itself, or of the entry it was made of. */
export function writtenEntry(key: string): number {
  return Number(key.split('+')[0])
}

/** True of a text in an added entry, which is empty until somebody writes it. */
export function isAdded(path: string): boolean {
  return /\.\d+\+\d+(\.|$)/.test(path)
}

export type ListChange = 'add' | 'append' | 'leave-out' | 'up' | 'down'

/** The keys after a change to one of them; the same keys when the change is impossible. */
export function changedList(
  keys: readonly string[],
  key: string,
  change: ListChange,
): readonly string[] {
  if (change === 'append') return [...keys, freshKey(keys, key)]
  const at = keys.indexOf(key)
  if (at < 0) return keys
  if (change === 'leave-out') return keys.toSpliced(at, 1)
  if (change === 'add') return keys.toSpliced(at + 1, 0, freshKey(keys, key))
  const to = change === 'up' ? at - 1 : at + 1
  return to < 0 || to >= keys.length ? keys : keys.toSpliced(at, 1).toSpliced(to, 0, key)
}

function freshKey(keys: readonly string[], key: string): string {
  const entry = writtenEntry(key)
  const numbers = keys
    .filter((name) => writtenEntry(name) === entry)
    .map((own) => Number(own.split('+')[1] ?? 0))
  return `${entry}+${Math.max(0, ...numbers) + 1}`
}
