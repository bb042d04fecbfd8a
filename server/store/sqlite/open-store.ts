import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { createStore } from '../create-store.ts'
import { migrate } from '../migrate.ts'
import type { Store } from '../store.ts'
import type { Tables } from '../tables.ts'
import { openSqlite } from './database.ts'

/** Opens the store in a folder, making both when missing; tables are brought up to date. */
export async function openSqliteStore(dataDir: string): Promise<Store> {
  mkdirSync(dataDir, { recursive: true })
  const { dialect, database } = openSqlite(join(dataDir, 'hof-ter-gist.sqlite'))
  const db = new Kysely<Tables>({ dialect })
  await migrate(db as Kysely<unknown>)
  // Asked before every page: a statement kept ready answers in microseconds.
  const revision = database.prepare('select revision from schedule_revision where id = 1')
  return createStore(db, async () => Number(revision.get()?.['revision']))
}
