import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { addSession, openFreshStore } from '#tests/support/fresh-store.ts'
import { StoreError } from './migrate.ts'
import { openStore } from './open-store.ts'

/** Every table and its making, and what was migrated when. */
function shapeOf(dataDir: string): unknown {
  using database = new DatabaseSync(join(dataDir, 'hof-ter-gist.sqlite'))
  return [
    database.prepare('select name, sql from sqlite_schema order by name').all(),
    database.prepare('select * from kysely_migration').all(),
  ]
}

it('a store that is up to date is opened again as it is', async () => {
  await using fresh = await openFreshStore()
  const id = await addSession(fresh.store)
  await fresh.store.change((changes) => changes.takePlaces(id, 3))
  const [shape, revision] = [shapeOf(fresh.dataDir), await fresh.store.scheduleRevision()]
  const again = await openStore({ dataDir: fresh.dataDir, databaseUrl: undefined })
  try {
    expect(shapeOf(fresh.dataDir)).toEqual(shape)
    expect(await again.listSessions()).toMatchObject([{ id, taken: 3 }])
    expect(await again.scheduleRevision()).toBe(revision)
  } finally {
    await again.close()
  }
})

it('a store of a newer program is refused and left as it was', async () => {
  await using fresh = await openFreshStore()
  {
    using database = new DatabaseSync(join(fresh.dataDir, 'hof-ter-gist.sqlite'))
    database.exec("insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')")
  }
  const shape = shapeOf(fresh.dataDir)
  const opening = openStore({ dataDir: fresh.dataDir, databaseUrl: undefined })
  await expect(opening).rejects.toBeInstanceOf(StoreError)
  expect(shapeOf(fresh.dataDir)).toEqual(shape)
})

it('what one connection changes, the other sees at once', async () => {
  await using fresh = await openFreshStore()
  const id = await addSession(fresh.store)
  const beside = await openStore({ dataDir: fresh.dataDir, databaseUrl: undefined })
  try {
    const before = await beside.scheduleRevision()
    await fresh.store.change((changes) => changes.takePlaces(id, 1))
    expect(await beside.scheduleRevision()).toBeGreaterThan(before)
    expect(await beside.listSessions()).toMatchObject([{ taken: 1 }])
  } finally {
    await beside.close()
  }
})

it('a store says that it can be read and written, and that it cannot once closed', async () => {
  await using fresh = await openFreshStore()
  const revision = await fresh.store.scheduleRevision()
  await fresh.store.check()
  expect(await fresh.store.scheduleRevision()).toBe(revision)
  const closed = await openStore({ dataDir: fresh.dataDir, databaseUrl: undefined })
  await closed.close()
  await expect(closed.check()).rejects.toThrow()
})

it('whoever reads does not wait for whoever writes', async () => {
  await using fresh = await openFreshStore()
  using database = new DatabaseSync(join(fresh.dataDir, 'hof-ter-gist.sqlite'))
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
})
