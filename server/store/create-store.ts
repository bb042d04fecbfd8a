import { createChanges } from './changes.ts'
import { createClockLists } from './clock-records.ts'
import { copyStore } from './copy-store.ts'
import type { Database } from './database.ts'
import { createLifeLists } from './life-lists.ts'
import { listMails, listMessages, listReservations, listSessions, mailsWithText } from './lists.ts'
import { createOutboxStore } from './outbox-store.ts'
import { rowsAbout } from './rows-about.ts'
import { keepSchedule } from './schedule.ts'
import type { Store } from './store.ts'

/** The store over an open database. */
export function createStore(database: Database): Store {
  const { db, transaction, scheduleRevision, wipeTraces, close } = database
  return {
    ...createLifeLists(db),
    ...createClockLists(db),
    listSessions: (from) => listSessions(db, from),
    listReservations: () => listReservations(db),
    listMails: () => listMails(db),
    listMessages: () => listMessages(db),
    scheduleRevision,
    keepSchedule: (planned, from) =>
      transaction((changing) => keepSchedule(changing, planned, from)),
    change: (work) => transaction((changing) => work(createChanges(changing))),
    outbox: createOutboxStore(database),
    copy: () => copyStore(database),
    rowsAbout: (email) => rowsAbout(db, email),
    mailsWithText: () => mailsWithText(db),
    wipeTraces,
    check: database.check,
    close,
  }
}
