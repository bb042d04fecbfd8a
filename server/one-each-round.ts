import { setImmediate } from 'node:timers/promises'

/**
 * Begins one request in a round of the event loop, networks in turn: a round takes one new connection
 * only, so a thousand busy ones would keep everybody else out for minutes.
 */
export function oneEachRound(): (network: string, begin: () => void) => void {
  const lines = new Map<string, (() => void)[]>()
  let isTaken = false

  function take(begin: () => void): void {
    isTaken = true
    void setImmediate().then(beginNext)
    begin()
  }

  function beginNext(): void {
    isTaken = false
    for (const [network, line] of lines) {
      const begin = line.shift()
      lines.delete(network)
      if (line.length > 0) lines.set(network, line)
      if (begin) take(begin)
      return
    }
  }

  return (network, begin) => {
    if (!isTaken) {
      take(begin)
      return
    }
    const line = lines.get(network) ?? []
    line.push(begin)
    lines.set(network, line)
  }
}
