import { Kysely, PostgresDialect, sql } from 'kysely'
import { expect, it } from 'vitest'
import { layLine } from '#tests/support/database-line.ts'
import { openDatabase } from '#tests/support/postgres-database.ts'
import { openPool } from './database.ts'
import { withoutLost } from './without-lost.ts'

async function openOverLine() {
  const used = new AsyncDisposableStack()
  const database = used.use(await openDatabase())
  const line = used.use(await layLine(database.url))
  const pool = used.adopt(openPool(line.url, { max: 1, statementTimeout: 500 }), (one) => one.end())
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: withoutLost(pool) }) })
  const ask = async () => (await sql<{ n: number }>`select count(*) as n`.execute(db)).rows
  return { line, db, ask, [Symbol.asyncDispose]: () => used.disposeAsync() }
}

it('a count is a number', async () => {
  await using over = await openOverLine()
  expect(await over.ask()).toEqual([{ n: 1 }])
})

it('a connection that went quiet is not waited for twice', async () => {
  await using over = await openOverLine()
  await over.ask()
  over.line.freeze()
  await expect(over.ask()).rejects.toThrow('timeout')
  expect(await over.ask()).toEqual([{ n: 1 }])
})

it('nor in the middle of a change', async () => {
  await using over = await openOverLine()
  const change = over.db.transaction().execute(async (changing) => {
    over.line.freeze()
    await sql`select 1`.execute(changing)
  })
  const start = performance.now()
  await expect(change).rejects.toThrow()
  expect(performance.now() - start).toBeLessThan(4000)
  expect(await over.ask()).toEqual([{ n: 1 }])
})

it('a connection that ends in the middle of a change ends that change alone', async () => {
  await using over = await openOverLine()
  const change = over.db.transaction().execute(async (changing) => {
    await over.line.cut()
    await over.line.mend()
    await sql`select 1`.execute(changing)
  })
  await expect(change).rejects.toThrow()
  expect(await over.ask()).toEqual([{ n: 1 }])
})

it('a statement that the database refuses costs no connection', async () => {
  await using over = await openOverLine()
  const backend = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(over.db)).rows
  const before = await backend()
  await expect(sql`select nothing`.execute(over.db)).rejects.toThrow('nothing')
  await expect(sql`select pg_sleep(2)`.execute(over.db)).rejects.toThrow('statement timeout')
  expect(await backend()).toEqual(before)
})
