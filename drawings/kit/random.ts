/** A seeded source of chance: the same seed always draws the same picture. */
export type Random = {
  next(): number
  between(low: number, high: number): number
  /** Around zero, seldom near -1 or 1. */
  spread(): number
  pick<T>(choices: readonly [T, ...T[]]): T
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    spread: () => (next() + next() + next() - 1.5) / 1.5,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
