import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Pool } from 'pg'
import { createStore } from '../create-store.ts'
import type { Store } from '../store.ts'
import type { Tables } from '../tables.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { changeInTurn } from './change-in-turn.ts'
import { openPool } from './database.ts'
import { openingProblem } from './opening-problem.ts'
import { shareAnswers } from './share-answers.ts'
import { withoutLost } from './without-lost.ts'
import { wipeTraces } from './wipe-traces.ts'

/** An answer that takes longer than this is none: the visitor has gone. */
const statementTimeout = 10_000

/** Opens the store in the database at an address; tables are brought up to date. */
export async function openPostgresStore(url: string): Promise<Store> {
  try {
    await bringUpToDate(url)
  } catch (error) {
    throw openingProblem(error)
  }
  const pool = openPool(url, { max: 5, statementTimeout })
  // One change runs at a time, so one connection is enough for them; with its own, a rush of
  // bookings leaves the others to whoever only looks. Who comes last in a rush is worth the wait.
  const changing = openPool(url, { max: 1, patience: 20_000, statementTimeout })
  const db = queriesOver(pool)
  const changes = queriesOver(changing)
  return createStore({
    db,
    transaction: (work) => changeInTurn(changes, work),
    // Asked before every page: many visitors at once are one question.
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
    close: async () => {
      await Promise.all([pool, changing].map((one) => one.ending || one.end()))
    },
  })
}

function queriesOver(pool: Pool): Kysely<Tables> {
  return new Kysely({ dialect: new PostgresDialect({ pool: withoutLost(pool) }) })
}
