/** A round begins one page for one visitor, or a few that the site keeps. */
const roundMs = 0.5

/**
 * Begins requests in short rounds of the event loop, networks in turn: a round takes one new connection
 * only, so a thousand busy ones would keep everybody else out for minutes.
 */
export function shortRounds(): (network: string, begin: () => void) => void {
  const lines = new Map<string, (() => void)[]>()
  let endsAt: number | undefined

  function isOver(): boolean {
    if (endsAt === undefined) {
      endsAt = performance.now() + roundMs
      setImmediate(beginRound)
    }
    return performance.now() > endsAt
  }

  function beginRound(): void {
    endsAt = undefined
    beginNext()
  }

  function beginNext(): void {
    const [next] = lines
    if (!next || isOver()) return
    const [network, line] = next
    lines.delete(network)
    const begin = line.shift()
    if (line.length > 0) lines.set(network, line)
    begin?.()
    // A kept page is sent in microtasks: what it took counts, and is free before the next one begins.
    queueMicrotask(() => process.nextTick(beginNext))
  }

  return (network, begin) => {
    if (lines.size === 0 && !isOver()) return begin()
    const line = lines.get(network) ?? []
    line.push(begin)
    lines.set(network, line)
  }
}
