import { type Pace, takeTurn, type Turns } from '#booking/pace.ts'
import { rememberedNetworks } from '../limits.ts'
import { networkOf } from './network.ts'

/** A pace for each network. */
export type RateLimit = {
  /** Takes one turn; returns 0, or the seconds to wait. */
  readonly take: (address: string) => number
}

/** Counted in memory: a restart forgives. */
export function createRateLimit(nowMs: () => number, pace: Pace): RateLimit {
  // Two generations: when the young one is full, the old one is forgotten whole. Taking the oldest
  // out of one map, one by one, would cost more with each that was taken out before.
  let young = new Map<string, Turns>()
  let old = new Map<string, Turns>()
  return {
    take: (address) => {
      const network = networkOf(address)
      const { turns, waitMs } = takeTurn(pace, young.get(network) ?? old.get(network), nowMs())
      if (young.size >= rememberedNetworks) [young, old] = [new Map(), young]
      young.set(network, turns)
      return Math.ceil(waitMs / 1000)
    },
  }
}

export const noRateLimit: RateLimit = { take: () => 0 }
