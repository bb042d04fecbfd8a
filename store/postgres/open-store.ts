import { type Kysely, sql } from 'kysely'
import { migrate } from '../migrate.ts'
import { type Secrets, sealsUnder } from '../seals.ts'
import { shareAnswers } from '../share-answers.ts'
import { StoreError } from '../store-error.ts'
import { createStore, type OpenOptions } from '../store.ts'
import { everyTable, type InTransaction, type Tables } from '../tables.ts'
import { changesInTurn, endPools, openPools, queriesOver } from './database.ts'
import { openingProblem } from './opening-problem.ts'

/** A visitor is gone before a longer answer. */
const statementTimeout = 10_000

export async function openStore(url: string, { secrets, heard }: OpenOptions) {
  try {
    await bringUpToDate(url, secrets)
  } catch (error) {
    throw openingProblem(error)
  }
  const reading = openPools(url, { max: 5, statementTimeout })
  // Changes run one at a time, on one connection; readers keep the others in a rush of bookings.
  const changing = openPools(url, { max: 1, patience: 20_000, statementTimeout })
  const db = queriesOver(reading, heard)
  return createStore({
    db,
    transaction: changesInTurn(queriesOver(changing, heard)),
    seals: sealsUnder(secrets),
    // Every page asks for the revision, so visitors share one question.
    scheduleRevision: shareAnswers(async () => {
      const row = await db.selectFrom('schedule_revision').select('revision').executeTakeFirst()
      return Number(row?.revision)
    }),
    beginCopy: 'start transaction isolation level repeatable read read only',
    locksRows: true,
    wipeTraces: () => wipeTraces(url),
    check: async () => {
      const unchanged = { revision: sql<number>`revision` }
      await db.updateTable('schedule_revision').set(unchanged).execute()
    },
    close: () => endPools([...reading, ...changing]),
  })
}

export function openToFill(url: string) {
  const db = queriesOver(openPools(url, { max: 2 }))
  const transaction: InTransaction = async (work) => {
    await refuseUnfit(db)
    return changesInTurn(db)(work)
  }
  const tables = () => tablesIn(db)
  const close = () => db.destroy()
  return { transaction, tables, problemOf: openingProblem, [Symbol.asyncDispose]: close }
}

/** Migrations have no time limit. */
async function bringUpToDate(url: string, secrets: Secrets): Promise<void> {
  await using db = queriesOver(openPools(url, { max: 1 }))
  await refuseUnfit(db)
  await changesInTurn(db)(async (changing) =>
    migrate(changing, { tables: await tablesIn(changing), secrets }),
  )
}

/** PostgreSQL 13, the oldest version that was tried. */
const oldest = 130_000

async function refuseUnfit(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ version: number; encoding: string; copy: boolean }>`
    select current_setting('server_version_num')::integer as version,
      current_setting('server_encoding') as encoding, pg_is_in_recovery() as copy`.execute(db)
  const [{ version, encoding, copy } = { version: 0, encoding: '', copy: false }] = rows
  if (version < oldest) throw new StoreError('it is older than PostgreSQL 13.')
  if (encoding !== 'UTF8') throw new StoreError(`its encoding is ${encoding}; give one in UTF8.`)
  if (copy) throw new StoreError('it is a copy that can only be read; give the original.')
}

async function tablesIn(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = any(current_schemas(false))`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

const lockNotAvailable = '55P03'

/**
 * `vacuum full` writes a table anew without deleted rows; a table in use is left for later. The log and the copies of
 * the database are left to whoever keeps its server (docs/running.md).
 */
async function wipeTraces(url: string): Promise<boolean> {
  const pools = openPools(url, { max: 1 })
  await using db = queriesOver(pools)
  let isLeft = false
  for (const pool of pools) {
    pool.on('connect', (client) =>
      client.on('notice', ({ code }) => (isLeft ||= code === lockNotAvailable)),
    )
  }
  for (const table of everyTable) {
    await sql`vacuum (full, skip_locked) ${sql.table(table)}`.execute(db)
  }
  return !isLeft
}
