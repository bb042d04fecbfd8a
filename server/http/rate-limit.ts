import { networkOf } from './network.ts'

/** A pace for each address: so many at once, then one after so long. */
export type RateLimit = {
  /** Takes one turn; returns 0, or the seconds to wait. */
  readonly take: (address: string) => number
}

/**
 * Fifty people behind one address, each trying a few times, are never troubled; a machine is.
 */
const burst = 250
const perSecond = 1
/** More addresses than any farm has visitors; the oldest are forgotten first. */
const remembered = 20_000

export function createRateLimit(nowMs: () => number): RateLimit {
  const buckets = new Map<string, { turns: number; at: number }>()
  return {
    take: (address) => {
      const now = nowMs()
      const key = networkOf(address)
      const last = buckets.get(key) ?? { turns: burst, at: now }
      const turns = Math.min(burst, last.turns + ((now - last.at) / 1000) * perSecond)
      buckets.delete(key)
      const allowed = turns >= 1
      buckets.set(key, { turns: allowed ? turns - 1 : turns, at: now })
      const oldest = buckets.keys().next().value
      if (buckets.size > remembered && oldest !== undefined) buckets.delete(oldest)
      return allowed ? 0 : Math.ceil((1 - turns) / perSecond)
    },
  }
}

export const noRateLimit: RateLimit = { take: () => 0 }
