import type { Clock } from '../clock.ts'
import { believedFrom, surely } from '../clock-belief.ts'
import type { Store } from '../store/store.ts'
import type { Row } from './rows.ts'

type Desk = { readonly store: Store; readonly clock: Clock }

/** What the clock says and whether it is believed, after the owner has said that it is right. */
export async function clockVerb(
  { store, clock }: Desk,
  { right }: { readonly right: boolean },
): Promise<{ readonly rows: readonly Row[] }> {
  const now = clock.now()
  if (right) await store.change((changes) => changes.keepClockBelief(surely(now)))
  const doubtedSince = (await store.clockBelief())?.doubtedSince
  const believed = doubtedSince && believedFrom(doubtedSince).toISOString()
  return { rows: [{ now: now.toISOString(), believedFrom: believed ?? 'believed' }] }
}
