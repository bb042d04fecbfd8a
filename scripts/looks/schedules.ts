import { openDatabase } from '#store/open-database.ts'
import type { Schedule } from './views.ts'
import { readSigningSecrets } from '#server/signing-keys.ts'

/** Fills or empties the schedule of a site that runs over this folder. */
export async function setSchedule(dataDir: string, schedule: Schedule): Promise<void> {
  if (schedule === 'autumn') return
  const secrets = readSigningSecrets({ dataDir, signingSecret: undefined })
  await using store = await openDatabase({ dataDir, databaseUrl: undefined, secrets })
  if (schedule === 'none') await store.saveSchedule([], new Date(0))
  for (const { id, capacity, taken } of await store.sessions.list()) {
    if (taken < capacity)
      await store.change((changes) => changes.sessions.takePlaces(id, capacity - taken))
  }
}
