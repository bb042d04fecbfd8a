import { believedFrom, surely } from '#booking/dates/clock.ts'
import type { Asked, Listed, OpenDesk } from './verb.ts'

export async function clockVerb({ store, clock }: OpenDesk, { right }: Asked): Promise<Listed> {
  const now = clock.now()
  if (right) await store.change((changes) => changes.keepClockBelief(surely(now)))
  const doubtedSince = (await store.clockBelief())?.doubtedSince
  const believed = doubtedSince && believedFrom(doubtedSince).toISOString()
  return { rows: [{ now: now.toISOString(), believedFrom: believed ?? 'believed' }] }
}
