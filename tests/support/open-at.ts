import { setTimeout } from 'node:timers/promises'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/store/open-store.ts'
import { plannedSession, start } from './records.ts'

/** One of several processes that open the same store at the same instant, and put a date in it. */
const config = readConfig(process.env)
await setTimeout(Number(process.argv[2]) - Date.now())
const store = await openStore(config)
await store.keepSchedule([plannedSession()], start)
process.stdout.write(String((await store.listSessions()).length))
await store.close()
