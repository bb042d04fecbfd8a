import type { Context } from 'hono'
import { type Pace, takeTurn, type Turns } from '#booking/people/pace.ts'
import { rememberedNetworks } from '#office/limits.ts'
import { networkOf } from './network.ts'

/** The counts are in memory: a restart forgives. */
export function createRateLimit(nowMs: () => number, pace: Pace): (address: string) => number {
  // A full young generation replaces the old one, as removing single entries costs more.
  let young = new Map<string, Turns>()
  let old = new Map<string, Turns>()
  return (address) => {
    const network = networkOf(address)
    const { turns, waitMs } = takeTurn(pace, young.get(network) ?? old.get(network), nowMs())
    if (young.size >= rememberedNetworks) [young, old] = [new Map(), young]
    young.set(network, turns)
    return Math.ceil(waitMs / 1000)
  }
}

/** Seconds until the network's next try is taken; 0: this one is taken. */
export type SecondsToWait = (c: Context) => number

/** `given-back`: too many forms, so this one comes back as typed; `turned-away`: more than a person sends. */
type FormTurn = {
  readonly kind: 'taken' | 'given-back' | 'turned-away'
  readonly waitSeconds: number
}

export type FormPace = (c: Context) => FormTurn

/** One pace for forms, one for pages that give a form back (docs/decisions/0065). */
export function createFormPace(taken: SecondsToWait, givenBack: SecondsToWait): FormPace {
  return (c) => {
    const waitSeconds = taken(c)
    if (waitSeconds === 0) return { kind: 'taken', waitSeconds }
    return { kind: givenBack(c) === 0 ? 'given-back' : 'turned-away', waitSeconds }
  }
}
