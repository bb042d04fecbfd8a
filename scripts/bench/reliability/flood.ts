import { attackWithFlood, type FloodAftermath } from './flood-attack.ts'
import type { ReliabilityRow } from './report.ts'

const attack = { connections: 30, addresses: 6, forMs: 20_000 } as const
const mostTimes = 3

/** A flood of the dearest addresses waits for itself: kept pages, and bookings, stay quick. */
export async function measureFlood(): Promise<readonly ReliabilityRow[]> {
  const after = await attackWithFlood({ ...attack, limits: 'on' })
  const control = await attackWithFlood({ ...attack, limits: 'off' })
  const answered = Object.entries(after.answers).map(([status, n]) => `${n} × ${status}`)
  return (['home', 'booking'] as const).map((what) => ({
    name: `Flood: how many times as long all but 1% wait for ${what === 'home' ? 'the home page' : 'a booking'}`,
    tried:
      `${attack.connections} connections of one network for ${attack.forMs / 1000} s (${answered.join(', ')}) on ` +
      after.dearest.join(', '),
    figure: printed(after, what),
    control: printed(control, what),
    holds:
      timesOf(after, what) <= mostTimes &&
      timesOf(control, what) > mostTimes &&
      after.refused === 0,
  }))
}

function timesOf({ quiet, flooded }: FloodAftermath, what: 'home' | 'booking'): number {
  return flooded[what] / quiet[what]
}

function printed(after: FloodAftermath, what: 'home' | 'booking'): string {
  const { quiet, flooded } = after
  const ms = (waits: typeof quiet) => `${waits[what].toFixed(1)} ms`
  return `${timesOf(after, what).toFixed(1)} (${ms(quiet)}, then ${ms(flooded)})`
}
