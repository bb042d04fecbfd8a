/** The same texts without list entries that are still empty, as many of a new workshop are. */
export function withoutUnwritten(texts: unknown): unknown {
  if (Array.isArray(texts))
    return texts.filter((entry) => !saysNothing(entry)).map(withoutUnwritten)
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(
    Object.entries(texts).map(([name, each]) => [name, withoutUnwritten(each)]),
  )
}

function saysNothing(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return entry === ''
  return Object.values(entry).includes('')
}
