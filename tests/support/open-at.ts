import { setTimeout } from 'node:timers/promises'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#store/open-database.ts'
import { plannedSession, start } from './records.ts'
import { testSecrets } from './secrets.ts'

/** One of several processes that open the same stores, each at the same instant, and put a date in them. */
const [first, ...places] = process.argv.slice(2)
const counts: number[] = []
for (const [i, settings] of places.entries()) {
  await setTimeout(Number(first) + i * 1_000 - Date.now())
  const store = await openDatabase({ ...readConfig(JSON.parse(settings)), secrets: testSecrets })
  await store.saveSchedule([plannedSession()], start)
  counts.push((await store.sessions.list()).length)
  await store.close()
}
process.stdout.write(counts.join(' '))
