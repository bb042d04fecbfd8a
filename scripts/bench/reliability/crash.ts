import { siteFaults } from '#tests/support/site-faults.ts'
import { crashAgain } from './crashes.ts'
import type { ReliabilityRow } from './report.ts'

const crashes = 200
const controlCrashes = 24

/**
 * Everything that a guest was told is still there after the process died, and the next start needs
 * no help.
 */
export async function measureCrashes(): Promise<readonly ReliabilityRow[]> {
  const { random } = Math
  const kept = await crashAgain({ crashes, random })
  const faulty = { nodeOptions: siteFaults.lazyCommit, afterAnswer: true }
  const lost = await crashAgain({ crashes: controlCrashes, random, ...faulty })
  return [
    {
      name: 'Bookings, mails or places lost by a crash',
      tried: `${crashes} times kill -9 at a random moment of a rush, ${kept.answers} answered bookings`,
      figure: String(kept.losses.length),
      control: `${lost.losses.length} of ${lost.answers}, answered before it was written`,
      holds: kept.losses.length === 0 && lost.losses.length > 0,
    },
  ]
}
