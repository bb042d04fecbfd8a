/** Whether two references differ by one digit, or by two neighbours that changed places. */
export function isOneSlipAway(written: string, right: string): boolean {
  if (written.length !== right.length) return false
  const at = firstDifference(written, right, 0)
  if (at < 0) return false
  const next = firstDifference(written, right, at + 1)
  if (next < 0) return true
  const changedPlaces = written[at] === right[next] && written[next] === right[at]
  return next === at + 1 && changedPlaces && firstDifference(written, right, next + 1) < 0
}

function firstDifference(a: string, b: string, from: number): number {
  for (let at = from; at < a.length; at++) if (a[at] !== b[at]) return at
  return -1
}
