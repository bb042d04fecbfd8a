import { setImmediate, setTimeout } from 'node:timers/promises'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/store/open-store.ts'

/**
 * One more process at the farm's store. From a given instant on it asks again and again for one
 * place, looking before it takes as a reservation does, and prints how many it got.
 */
const [from = '', tries = ''] = process.argv.slice(2)
const store = await openStore(readConfig(process.env))
const [session] = await store.listSessions()
if (!session) throw new Error('There is no date on the schedule')
await setTimeout(Number(from) - Date.now())

let given = 0
for (let i = 0; i < Number(tries); i++) {
  const taken = await store.change(async (changes) => {
    await changes.findSession(session)
    await setImmediate()
    return changes.takePlaces(session.id, 1)
  })
  if (taken) given += 1
}
await store.close()
process.stdout.write(String(given))
