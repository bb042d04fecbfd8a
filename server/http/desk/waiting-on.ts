import { isWaiting } from '../../functions/waiting-list.ts'
import type { WaitingEntry } from '../../store/waiting-records.ts'
import type { Store } from '../../store/store.ts'

/** Who is in line for a date now, first in line first. */
export async function waitingOn(store: Store, sessionId: string): Promise<readonly WaitingEntry[]> {
  const entries = await store.listWaiting()
  return entries.filter((entry) => entry.sessionId === sessionId && isWaiting(entry))
}
