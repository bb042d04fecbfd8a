import { join } from 'node:path'
import { Kysely } from 'kysely'
import { makeDataDir } from '../../data-dir.ts'
import type { ToFill } from '../open-store.ts'
import type { Tables } from '../tables.ts'
import { openSqlite, tablesIn } from './database.ts'
import { databaseFile } from './open-store.ts'
import { openingProblem } from './opening-problem.ts'

export function openSqliteToFill(dataDir: string): ToFill {
  makeDataDir(dataDir)
  const path = join(dataDir, databaseFile)
  const { dialect, database } = openFile(path)
  const db = new Kysely<Tables>({ dialect })
  return {
    transaction: (work) => db.transaction().execute(work),
    tables: async () => tablesIn(database),
    problemOf: (error) => openingProblem(error, path),
    close: () => db.destroy(),
  }
}

function openFile(path: string) {
  try {
    return openSqlite(path)
  } catch (error) {
    throw openingProblem(error, path)
  }
}
