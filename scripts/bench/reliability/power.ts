import { siteFaults } from '#tests/support/site-faults.ts'
import { canTrace, cutPower } from '#tests/support/power-cuts.ts'
import type { ReliabilityRow } from './report.ts'

const name = 'Bookings, mails or places lost by a power cut'
/** More than the autumn has places: every date is booked up. */
const guests = 110

/**
 * Everything that a guest was told had been synced: a disk that holds only synced writes has all of
 * it.
 */
export async function measurePowerCuts(): Promise<readonly ReliabilityRow[]> {
  if (!canTrace()) {
    process.stderr.write(`${name}: left out, as it needs strace (apt-get install strace).\n`)
    return []
  }
  const control = await cutPower({ guests, everyAnswers: 10, nodeOptions: siteFaults.lazySync })
  const strict = await cutPower({ guests, everyAnswers: 1 })
  const lucky = await cutPower({ guests, everyAnswers: 1, luck: () => Math.random() < 0.5 })
  const lost = `${control.losses.length} in ${control.cuts} cuts, synchronous=normal`
  return [
    { ...strict, unsynced: 'nothing that was not synced' },
    { ...lucky, unsynced: 'half of what was not synced, at random' },
  ].map(({ cuts, losses, unsynced }) => ({
    name,
    tried: `${cuts} cuts, each as an answer went out; the disk kept ${unsynced}`,
    figure: String(losses.length),
    control: lost,
    holds: losses.length === 0 && control.losses.length > 0,
  }))
}
