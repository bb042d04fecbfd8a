/** `show` adds an entry at the end, `hide` takes it out, `up` moves it one place forward. */
export type ListMove = 'show' | 'hide' | 'up'

export type ArrangedList<Entry> =
  | { readonly kind: 'turned'; readonly list: readonly Entry[] }
  | { readonly kind: 'not-there' }
  | { readonly kind: 'last' }

export function arrangedList<Entry>(
  list: readonly Entry[],
  entry: Entry,
  turn: ListMove,
): ArrangedList<Entry> {
  const at = list.indexOf(entry)
  const others = list.filter((each) => each !== entry)
  if (turn === 'show') return { kind: 'turned', list: [...others, entry] }
  if (at < 0) return { kind: 'not-there' }
  if (turn === 'up')
    return { kind: 'turned', list: others.toSpliced(Math.max(0, at - 1), 0, entry) }
  return others.length === 0 ? { kind: 'last' } : { kind: 'turned', list: others }
}
