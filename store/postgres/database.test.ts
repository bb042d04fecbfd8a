import { dayMs } from '#booking/dates/brussels-time.ts'
import { setTimeout } from 'node:timers/promises'
import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { layLine } from '#tests/support/database-line.ts'
import { openEmptyDatabase } from '#tests/support/postgres-database.ts'
import { addSession, lendOne, plannedSession, queuedMail, start } from '#tests/support/records.ts'
import { postgres } from '#tests/support/stores.ts'
import type { Store } from '../store.ts'
import type { Tables } from '../tables.ts'
import { changesInTurn, openPool, queriesOver } from './database.ts'

async function openOverLine() {
  const used = new AsyncDisposableStack()
  const database = used.use(await openEmptyDatabase())
  const line = used.use(await layLine(database.url))
  const pool = used.adopt(openPool(line.url, { max: 1, statementTimeout: 500 }), (one) => one.end())
  const db = queriesOver([pool])
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

it('a connection that went quiet in the middle of a change is not waited for twice either', async () => {
  await using over = await openOverLine()
  const change = over.db.transaction().execute(async (changing) => {
    over.line.freeze()
    await sql`select 1`.execute(changing)
  })
  using query = vi.spyOn(Client.prototype, 'query')
  await expect(change).rejects.toThrow('timeout')
  // A server that does not answer gets no other statement, not even one to take the change back.
  expect(query.mock.lastCall?.[0]).toBe('select 1')
  expect(await over.ask()).toEqual([{ n: 1 }])
})

it('a connection that ends in the middle of a change ends what shares its commit, and none after', async () => {
  await using over = await openOverLine()
  const inTurn = changesInTurn(over.db)
  const select = (changing: Kysely<Tables>) => sql`select 1`.execute(changing)
  const together = [
    inTurn(select),
    inTurn(async (changing) => {
      await over.line.cut()
      await over.line.mend()
      await select(changing)
    }),
    inTurn(select),
  ]
  const outcomes = await Promise.allSettled(together)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
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

it('a change that reads first and writes then finds nothing changed in between', async () => {
  await using fresh = await postgres.openFreshStore()
  const id = await addSession(fresh.store)
  const takeOne = (store: Store) =>
    store.change(async (changes) => {
      const before = await changes.sessions.find(id)
      await setTimeout(5)
      const after = await changes.sessions.takePlaces(id, 1)
      return after!.taken - before!.taken
    })
  const stores = await Promise.all(Array.from({ length: 4 }, () => fresh.open()))
  const steps = await Promise.all([...stores, ...stores].map(takeOne))
  expect(steps).toEqual(steps.map(() => 1))
})

it('processes that put the plan on the schedule at the same moment put it there once', async () => {
  await using fresh = await postgres.openFreshStore()
  const stores = await Promise.all(Array.from({ length: 4 }, () => fresh.open()))
  const planned = Array.from({ length: 20 }, (_, day) => {
    const startsAt = new Date(start.getTime() + day * dayMs)
    return plannedSession({ origin: `day ${day}`, startsAt })
  })
  for (const plan of [planned, planned.slice(5), planned]) {
    const kept = await Promise.all(stores.map((store) => store.saveSchedule(plan, start)))
    expect(await fresh.store.sessions.list()).toHaveLength(plan.length)
    expect(kept.filter(({ added, withdrawn }) => added + withdrawn > 0)).toHaveLength(1)
  }
})

it('a lock that some session was left with keeps nobody from starting', async () => {
  await using fresh = await postgres.openFreshStore()
  const held = fresh.tables()
  await held.connection().execute(async (session) => {
    const adapter = new PostgresAdapter()
    const options = { lockTable: '', lockRowId: '' }
    await adapter.acquireMigrationLock(session, options)
    await fresh.open()
    await adapter.releaseMigrationLock(session, options)
  })
})

it('a rush of changes leaves room for readers', async () => {
  await using fresh = await postgres.openFreshStore()
  const id = await addSession(fresh.store)
  const held = Promise.withResolvers<void>()
  const changes = Array.from({ length: 20 }, () =>
    fresh.store.change(async (one) => {
      await held.promise
      await one.sessions.takePlaces(id, 1)
    }),
  )
  expect(await fresh.store.sessions.list()).toMatchObject([{ taken: 0 }])
  await fresh.store.check()
  held.resolve()
  await Promise.all(changes)
})

it('a mail that another process is just taking is passed over, not waited for', async () => {
  const later = new Date(start.getTime() + 1000)
  await using fresh = await postgres.openFreshStore()
  const first = queuedMail()
  const second = queuedMail({ createdAt: later })
  await fresh.store.change(async (changes) => {
    await changes.mails.queue([first])
    await changes.mails.queue([second])
  })
  const changing = fresh.tables().transaction()
  await changing.execute(async (taking) => {
    await taking.selectFrom('mail').where('id', '=', first.id).forUpdate().execute()
    expect(await lendOne(fresh.store.outbox, later)).toMatchObject({ id: second.id })
  })
  expect(await lendOne(fresh.store.outbox, later)).toMatchObject({ id: first.id })
})
