import { type Kysely, sql } from 'kysely'
import { createChanges } from './changes.ts'
import { createLifeLists } from './life-lists.ts'
import { listMails, listMessages, listReservations, listSessions } from './lists.ts'
import { createOutboxStore } from './outbox-store.ts'
import { keepSchedule } from './schedule.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** The store over an open database whose tables are up to date. */
export function createStore(
  db: Kysely<Tables>,
  scheduleRevision: Store['scheduleRevision'],
): Store {
  return {
    ...createLifeLists(db),
    listSessions: (from) => listSessions(db, from),
    listReservations: () => listReservations(db),
    listMails: () => listMails(db),
    listMessages: () => listMessages(db),
    scheduleRevision,
    keepSchedule: (planned, from) =>
      db.transaction().execute((transaction) => keepSchedule(transaction, planned, from)),
    change: (work) => db.transaction().execute((transaction) => work(createChanges(transaction))),
    outbox: createOutboxStore(db),
    check: async () => {
      const unchanged = { revision: sql<number>`revision` }
      await db.updateTable('schedule_revision').set(unchanged).execute()
    },
    close: () => db.destroy(),
  }
}
