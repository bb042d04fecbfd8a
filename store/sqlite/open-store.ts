import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { Kysely } from 'kysely'
import { groupCommit } from '../group-commit.ts'
import { migrate } from '../migrate.ts'
import { sealsUnder } from '../seals.ts'
import { createStore, type OpenOptions } from '../store.ts'
import type { InTransaction, Tables } from '../tables.ts'
import {
  betweenRequests,
  isHeld,
  openingProblem,
  openSqlite,
  patiently,
  refuseFullDisk,
  refuseMoved,
  tablesIn,
  transactionsOf,
} from './database.ts'

const databaseFile = 'hof-ter-gist.sqlite'

export async function openStore(dataDir: string, options: OpenOptions) {
  const path = join(dataDir, databaseFile)
  try {
    return await openFile(path, options)
  } catch (error) {
    throw openingProblem(error, path)
  }
}

export function openToFill(dataDir: string) {
  const path = join(dataDir, databaseFile)
  const problemOf = (error: unknown) => openingProblem(error, path)
  try {
    const { dialect, database } = openSqlite(path)
    const db = new Kysely<Tables>({ dialect })
    const transaction: InTransaction = (work) => db.transaction().execute(work)
    const tables = async () => tablesIn(database)
    return { transaction, tables, problemOf, [Symbol.asyncDispose]: () => db.destroy() }
  } catch (error) {
    throw problemOf(error)
  }
}

async function openFile(path: string, { secrets, heard }: OpenOptions) {
  const { dialect, database } = openSqlite(path)
  const db = new Kysely<Tables>({ dialect, log: heard, plugins: [betweenRequests()] })
  try {
    await migrate(db, { tables: tablesIn(database), secrets })
    // The mode is set late, as it writes to the file.
    await patiently(async () => database.exec(beforeWriting))
  } catch (error) {
    database.close()
    throw error
  }
  // Every page asks for the revision: a statement kept ready answers at once, also during a change.
  const { database: beside } = openSqlite(path)
  const revision = beside.prepare('select revision from schedule_revision where id = 1')
  const checkPlace = refuseMoved(database, path)
  const transaction = groupCommit(transactionsOf(db), checkPlace)
  return createStore({
    db,
    transaction,
    seals: sealsUnder(secrets),
    scheduleRevision: async () => Number(revision.get()?.['revision']),
    beginCopy: 'begin deferred',
    locksRows: false,
    wipeTraces: async () => {
      checkPlace()
      // Our own statements wait for the thread beside, and hold up no kept page.
      return db.connection().execute(() => wipeTraces(path))
    },
    check: async () => {
      await refuseFullDisk(path)
      await transaction(async () => writeSomething(database))
    },
    close: () => {
      if (beside.isOpen) beside.close()
      return db.destroy()
    },
  })
}

/** Readers do not wait for writers in this mode; a wait for another process's lock does not hold the thread. */
const beforeWriting = 'pragma journal_mode = wal; pragma busy_timeout = 2'

/** SQLite writes nothing when a row keeps its values, so this number changes. */
function writeSomething(database: DatabaseSync): void {
  database.exec(`pragma user_version = ${randomInt(2 ** 31)}`)
}

const wipingPatienceMs = 100

/** `vacuum` writes the file anew without deleted rows; the log beside it is emptied once nobody reads from it. */
const wiping = `
  const { parentPort, workerData } = require('node:worker_threads')
  const database = new (require('node:sqlite').DatabaseSync)(workerData.path, workerData)
  database.exec('vacuum')
  const { busy } = database.prepare('pragma wal_checkpoint(truncate)').get()
  database.close()
  parentPort.postMessage(busy)`

async function wipeTraces(path: string): Promise<boolean> {
  const workerData = { path, timeout: wipingPatienceMs }
  try {
    const [busy] = await once(new Worker(wiping, { eval: true, workerData }), 'message')
    return busy === 0
  } catch (error) {
    if (isHeld(error)) return false
    throw error
  }
}
