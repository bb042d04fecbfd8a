import { instantIn } from '#booking/brussels-time.ts'
import type { Clock } from '../clock.ts'
import type { Links } from '../links.ts'

/** Links that look like ours and open nothing. */
export const sampleLinks: Links = {
  token: () => 'voorbeeld'.repeat(7),
  read: () => ({ kind: 'unknown' }),
}

/** The moment at which the invented guests' mails are written, the same at every look. */
export const sampleClock: Clock = { now: () => instantIn('2025-09-24', '10:00') }
