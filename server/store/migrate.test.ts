import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { addSession, reservation, waitingEntry } from '#tests/support/records.ts'
import { databases, sqlite, type StorePlace } from '#tests/support/stores.ts'
import { migrations } from './migrate.ts'
import { StoreError } from './store-error.ts'

/** Every table and its columns, and what was migrated when. */
async function shapeOf(place: StorePlace): Promise<unknown> {
  const db = place.tables()
  const ledger = sql`select * from kysely_migration`.execute(db)
  return [await db.introspection.getTables({ withInternalKyselyTables: true }), (await ledger).rows]
}

it.each(databases)('$name: a store that is up to date is opened again as it is', async (on) => {
  await using fresh = await on.openFreshStore()
  const id = await addSession(fresh.store)
  await fresh.store.change((changes) => changes.takePlaces(id, 3))
  const [shape, revision] = [await shapeOf(fresh), await fresh.store.scheduleRevision()]
  const again = await fresh.open()
  expect(await shapeOf(fresh)).toEqual(shape)
  expect(await again.listSessions()).toMatchObject([{ id, taken: 3 }])
  expect(await again.scheduleRevision()).toBe(revision)
})

it.each(databases)(
  '$name: who took an offer before the booking was kept with it is still who took it',
  async (on) => {
    await using place = await on.findPlace()
    const db = place.tables()
    const provider = { getMigrations: async () => migrations }
    const migrator = new Migrator({ db, provider })
    expect((await migrator.migrateTo('006-clock')).error).toBeUndefined()
    await sql`insert into session
      (id, workshop, starts_at, ends_at, capacity, taken, booked_elsewhere)
      values ('date', 'drinks', '2025-09-30T16:30:00.000Z', '2025-09-30T20:00:00.000Z', 10, 2, 0)`.execute(
      db,
    )
    await sql`insert into waiting
      (id, session_id, participants, name, email, language, state, created_at)
      values ('took', 'date', 2, 'Bram', 'bram@example.org', 'nl', 'accepted',
        '2025-09-20T10:00:00.000Z')`.execute(db)

    const store = await place.open()
    const took = { id: 'took', state: 'accepted', reservationId: undefined }
    expect(await store.listWaiting()).toMatchObject([took])
    const booked = reservation('date')
    await store.change(async (changes) => {
      await changes.addReservation(booked)
      await changes.addWaiting(waitingEntry('date', { id: 'takes' }))
      const taken = { state: 'accepted', reservationId: booked.id } as const
      await changes.updateWaiting('takes', taken)
    })
    expect(await store.findWaiting('takes')).toMatchObject({ reservationId: booked.id })
  },
)

it.each(databases)(
  '$name: a store of a newer program is refused and left as it was',
  async (on) => {
    await using fresh = await on.openFreshStore()
    const later = sql`insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')`
    await later.execute(fresh.tables())
    const shape = await shapeOf(fresh)
    const opening = fresh.open()
    await expect(opening).rejects.toBeInstanceOf(StoreError)
    await expect(opening).rejects.toThrow('newer version')
    expect(await shapeOf(fresh)).toEqual(shape)
  },
)

it.each(databases)(
  '$name: a store of another program is refused and left as it was',
  async (on) => {
    await using place = await on.findPlace()
    const db = place.tables()
    await sql`create table wine (bottle text)`.execute(db)
    const opening = place.open()
    await expect(opening).rejects.toBeInstanceOf(StoreError)
    await expect(opening).rejects.toThrow('another program')
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
    expect(tables.map(({ name }) => name)).toEqual(['wine'])
  },
)

it.each(databases)('$name: what one connection changes, the other sees at once', async (on) => {
  await using fresh = await on.openFreshStore()
  const id = await addSession(fresh.store)
  const beside = await fresh.open()
  const before = await beside.scheduleRevision()
  await fresh.store.change((changes) => changes.takePlaces(id, 1))
  expect(await beside.scheduleRevision()).toBeGreaterThan(before)
  expect(await beside.listSessions()).toMatchObject([{ taken: 1 }])
})

it.each(databases)(
  '$name: a store says that it can be read and written, and that it cannot once closed',
  async (on) => {
    await using fresh = await on.openFreshStore()
    const revision = await fresh.store.scheduleRevision()
    await fresh.store.check()
    expect(await fresh.store.scheduleRevision()).toBe(revision)
    const closed = await fresh.open()
    await closed.close()
    await expect(closed.check()).rejects.toThrow()
  },
)

it('whoever reads does not wait for whoever writes', async () => {
  await using fresh = await sqlite.openFreshStore()
  using database = new DatabaseSync(join(fresh.dataDir, 'hof-ter-gist.sqlite'))
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
})
