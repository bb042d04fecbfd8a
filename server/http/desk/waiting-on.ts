import { isWaiting } from '../../functions/waiting-list.ts'
import type { Store } from '../../store/store.ts'
import type { WaitingEntry } from '../../store/waiting-records.ts'

/** Who is in line for a date now, first in line first. */
export async function waitingOn(store: Store, sessionId: string): Promise<readonly WaitingEntry[]> {
  return (await entriesOf(store, sessionId)).filter(isWaiting)
}

/** Who was in line for a date when it was called off. */
export async function waitedOn(store: Store, sessionId: string): Promise<readonly WaitingEntry[]> {
  return (await entriesOf(store, sessionId)).filter(({ state }) => state === 'called-off')
}

async function entriesOf(store: Store, sessionId: string) {
  return (await store.listWaiting()).filter((entry) => entry.sessionId === sessionId)
}
