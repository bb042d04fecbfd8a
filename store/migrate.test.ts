import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addSession } from '#tests/support/records.ts'
import { addBookings, storeBefore } from '#tests/support/store-before.ts'
import { databases, sqlite, type StorePlace } from '#tests/support/stores.ts'
import { StoreError } from './store-error.ts'

/** Every table and its columns, and what was migrated when. */
async function shapeOf(place: StorePlace): Promise<unknown> {
  const db = place.tables()
  const recorded = sql`select * from kysely_migration`.execute(db)
  return [
    await db.introspection.getTables({ withInternalKyselyTables: true }),
    (await recorded).rows,
  ]
}

it.each(databases)('$name: a store that is up to date is opened again as it is', async (on) => {
  await using fresh = await on.openFreshStore()
  const id = await addSession(fresh.store)
  await fresh.store.change((changes) => changes.sessions.takePlaces(id, 3))
  const shape = await shapeOf(fresh)
  const revision = await fresh.store.scheduleRevision()
  const again = await fresh.open()
  expect(await shapeOf(fresh)).toEqual(shape)
  expect(await again.sessions.list()).toMatchObject([{ id, taken: 3 }])
  expect(await again.scheduleRevision()).toBe(revision)
})

it('a store that is up to date is opened while another process writes', async () => {
  await using fresh = await sqlite.openFreshStore()
  using writer = new DatabaseSync(join(fresh.dataDir, 'hof-ter-gist.sqlite'))
  writer.exec('begin immediate')
  expect(await (await fresh.open()).scheduleRevision()).toBe(await fresh.store.scheduleRevision())
})

it.each(databases)('$name: a newer program’s store is refused and left as it was', async (on) => {
  await using fresh = await on.openFreshStore()
  const later = sql`insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')`
  await later.execute(fresh.tables())
  const shape = await shapeOf(fresh)
  const opening = fresh.open()
  await expect(opening).rejects.toBeInstanceOf(StoreError)
  await expect(opening).rejects.toThrow('newer version')
  expect(await shapeOf(fresh)).toEqual(shape)
})

it.each(databases)('$name: a date that was called off before has left its hour', async (on) => {
  await using place = await on.findPlace()
  const db = await storeBefore(place, '060-mailbox-pace-age')
  await addBookings(db, { id: 'booked', status: 'cancelled', name: 'Els' })
  await sql`update session set state = 'called-off'`.execute(db)
  const store = await place.open()
  const { startsAt, endsAt, workshop, capacity } = await store.sessions.get('date')
  const date = { startsAt, endsAt, workshop, capacity, state: 'open' } as const
  const add = (id: string) => store.change((changes) => changes.sessions.add({ ...date, id }))
  expect([await add('again'), await add('once more')]).toEqual([true, false])
  expect((await store.reservations.get('booked')).session).toMatchObject({ id: 'date' })
})

it.each(databases)('$name: another program’s store is refused and left as it was', async (on) => {
  await using place = await on.findPlace()
  const db = place.tables()
  await sql`create table wine (bottle text)`.execute(db)
  const opening = place.open()
  await expect(opening).rejects.toBeInstanceOf(StoreError)
  await expect(opening).rejects.toThrow('another program')
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  expect(tables.map(({ name }) => name)).toEqual(['wine'])
})

it.each(databases)('$name: a store says it can be used, and cannot once closed', async (on) => {
  await using fresh = await on.openFreshStore()
  const revision = await fresh.store.scheduleRevision()
  await fresh.store.check()
  expect(await fresh.store.scheduleRevision()).toBe(revision)
  const closed = await fresh.open()
  await closed.close()
  await expect(closed.check()).rejects.toThrow()
})

it('a reader does not wait for a writer', async () => {
  await using fresh = await sqlite.openFreshStore()
  using database = new DatabaseSync(join(fresh.dataDir, 'hof-ter-gist.sqlite'))
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
})

it('a change keeps other writers out before it writes, so that none fails half-way', async () => {
  await using fresh = await sqlite.openFreshStore()
  using other = new DatabaseSync(join(fresh.dataDir, 'hof-ter-gist.sqlite'))
  await fresh.store.change(async () => {
    expect(() => other.exec('begin immediate')).toThrow('locked')
  })
})
