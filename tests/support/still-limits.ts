import { createFloodLog } from '#server/floods.ts'
import { createLog } from '#server/log.ts'
import { createTrafficLimits } from '#server/http/traffic-limits.ts'

/** The site's limits on a clock that stands still, where nobody is held back unless `pause` does so. */
export function stillLimits({
  rateLimit = true,
  pause = async (_ms: number): Promise<unknown> => undefined,
  lines = [] as string[],
} = {}) {
  const log = createLog('info', (line) => lines.push(line))
  const noteFlood = createFloodLog(log)
  const config = { rateLimit, trustProxy: 0 }
  const still = { now: () => 0, pause }
  return createTrafficLimits({ config, networkDigest: (one) => one, noteFlood, ...still })
}

/** Connection of a caller, as a server knows it. */
export function calledFrom(remoteAddress = '203.0.113.7') {
  return { incoming: { socket: { remoteAddress } } }
}
