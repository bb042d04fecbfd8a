import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { makeDataDir } from '../../data-dir.ts'
import { createStore } from '../create-store.ts'
import { migrate } from '../migrate.ts'
import type { Store } from '../store.ts'
import type { Tables } from '../tables.ts'
import { openSqlite, tablesIn } from './database.ts'
import { openingProblem } from './opening-problem.ts'
import { wipeTraces } from './wipe-traces.ts'

/** Its name in `DATA_DIR`. */
export const databaseFile = 'hof-ter-gist.sqlite'

/** Opens the store in a folder, making both when missing; tables are brought up to date. */
export async function openSqliteStore(dataDir: string): Promise<Store> {
  makeDataDir(dataDir)
  const path = join(dataDir, databaseFile)
  try {
    return await openFile(path)
  } catch (error) {
    throw openingProblem(error, path)
  }
}

async function openFile(path: string): Promise<Store> {
  const { dialect, database } = openSqlite(path)
  const db = new Kysely<Tables>({ dialect })
  try {
    await migrate(db as Kysely<unknown>, tablesIn(database))
    // Only now, as it writes to the file.
    await writeAhead(database)
  } catch (error) {
    database.close()
    throw error
  }
  // Asked before every page: a statement kept ready answers in microseconds.
  const revision = database.prepare('select revision from schedule_revision where id = 1')
  return createStore({
    db,
    transaction: (work) => db.transaction().execute(work),
    scheduleRevision: async () => {
      if (!database.isTransaction) return Number(revision.get()?.['revision'])
      // A change is under way on this connection, and may be undone: what it wrote is not yet so.
      const kept = db.selectFrom('schedule_revision').select('revision')
      return (await kept.executeTakeFirstOrThrow()).revision
    },
    beginCopy: 'begin deferred',
    locksRows: false,
    wipeTraces: async () => wipeTraces(path),
    check: async () => writeSomething(database),
    close: () => db.destroy(),
  })
}

const patienceMs = 10_000
const pauseMs = 20
/** SQLITE_BUSY: another process has the file. */
const isHeld = 5

/**
 * From now on whoever reads does not wait for whoever writes. For this step alone SQLite does not wait
 * until others have done with the file, so who starts together with them tries again.
 */
async function writeAhead(database: DatabaseSync): Promise<void> {
  const end = performance.now() + patienceMs
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      const held = (error as { errcode?: unknown }).errcode === isHeld
      if (!held || performance.now() > end) throw error
    }
    await setTimeout(pauseMs)
  }
}

/** A row written as it was reaches no disk: SQLite sees that nothing changed. This number does. */
function writeSomething(database: DatabaseSync): void {
  database.exec(`pragma user_version = ${randomInt(2 ** 31)}`)
}
