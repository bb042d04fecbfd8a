import { Kysely, PostgresDialect } from 'kysely'
import type { ToFill } from '../open-store.ts'
import type { Tables } from '../tables.ts'
import { refuseUnfit, tablesIn } from './bring-up-to-date.ts'
import { changeInTurn } from './change-in-turn.ts'
import { openPool } from './database.ts'
import { openingProblem } from './opening-problem.ts'

export function openPostgresToFill(url: string): ToFill {
  const pool = openPool(url, { max: 2 })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const untyped = db as unknown as Kysely<unknown>
  return {
    transaction: async (work) => {
      await refuseUnfit(untyped)
      return changeInTurn(db, work)
    },
    tables: () => tablesIn(untyped),
    problemOf: openingProblem,
    close: () => pool.end(),
  }
}
