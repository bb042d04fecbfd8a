import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { listWaiting } from '#tests/support/all-of.ts'
import { addSession, reservation, waitingEntry } from '#tests/support/records.ts'
import { addLine, storeBefore } from '#tests/support/store-before.ts'
import { databases, sqlite, type StorePlace } from '#tests/support/stores.ts'
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
  await fresh.store.change((changes) => changes.sessions.takePlaces(id, 3))
  const [shape, revision] = [await shapeOf(fresh), await fresh.store.scheduleRevision()]
  const again = await fresh.open()
  expect(await shapeOf(fresh)).toEqual(shape)
  expect(await again.sessions.list()).toMatchObject([{ id, taken: 3 }])
  expect(await again.scheduleRevision()).toBe(revision)
})

it.each(databases)(
  '$name: a list of the day that was written before mails said whose they are is found by its names',
  async (on) => {
    await using place = await on.findPlace()
    const named = { id: 'named', status: 'paid', name: 'Bram "Bie" Oosterlinck' }
    const notNamed = { id: 'not-named', status: 'paid', name: 'Els' }
    const db = await storeBefore(place, '007-waiting-booking', named, notNamed)
    const content = JSON.stringify({ text: 'Wie komt: Bram "Bie"\n  Oosterlinck, 2' })
    await sql`insert into mail (id, kind, recipient, language, message_id, content, state, attempts,
      due_at, created_at)
      values ('sheet', 'prep-sheet-owner', 'o@farm.example', 'nl', '<sheet>', ${content}, 'sent', 1,
        '2025-09-27T07:00:00.000Z', '2025-09-27T07:00:00.000Z')`.execute(db)

    const store = await place.open()
    const until = new Date('2025-09-28T07:00:00Z')
    const forget = (ids: string[]) =>
      store.change((changes) => changes.people.forgetMailsAbout({ ids, until }))
    expect(await forget(['not-named'])).toBe(0)
    expect(await forget(['named'])).toBe(1)
    expect(await store.mails.withText()).toEqual(new Set())
  },
)

it.each(databases)('$name: a refund that a bank line confirmed is still confirmed', async (on) => {
  await using place = await on.findPlace()
  const booking = { id: 'booking', status: 'cancelled', name: '' }
  const db = await storeBefore(place, '015-any-size', booking)
  const at = '2025-09-24T10:00:00.000Z'
  for (const id of ['told', 'untold']) {
    await sql`insert into refund (id, reservation_id, amount_cents, iban, created_at, paid_at)
      values (${id}, 'booking', 6500, '', ${at}, ${at})`.execute(db)
  }
  const detail = '{"refundId":"told"}'
  await addLine(db, { key: 'line', amount_cents: -6500, reservation_id: 'booking', detail })
  const store = await place.open()
  const span = { from: new Date('2025-09-01'), until: new Date('2025-10-01') }
  expect((await store.refunds.notShown(span, [])).map(({ id }) => id)).toEqual(['untold'])
})

it.each(databases)('$name: a notice from before it had columns is not said again', async (on) => {
  await using place = await on.findPlace()
  const db = await storeBefore(place, '013-keys')
  for (const key of ['practical booking 2025-09-30', 'written-off other']) {
    await sql`insert into notice (key, at) values (${key}, '2025-09-27T07:00:00.000Z')`.execute(db)
  }
  const store = await place.open()
  const notice = { kind: 'practical', record: 'booking', day: '2025-09-30' } as const
  expect(await store.history.noticesOf([notice.record])).toEqual([notice])
  expect(await store.history.noticesOf(['other'])).toMatchObject([{ kind: 'written-off', day: '' }])
  expect(await store.change((changes) => changes.history.claimNotice(notice, new Date()))).toBe(
    false,
  )
})

it.each(databases)(
  '$name: the taker of an offer is still known from before bookings were kept with offers',
  async (on) => {
    await using place = await on.findPlace()
    const db = await storeBefore(place, '006-clock')
    await sql`insert into waiting
      (id, session_id, participants, name, email, language, state, created_at)
      values ('took', 'date', 2, 'Bram', 'bram@example.org', 'nl', 'accepted',
        '2025-09-20T10:00:00.000Z')`.execute(db)

    const store = await place.open()
    const took = { id: 'took', state: 'accepted', reservationId: undefined }
    expect(await listWaiting(store)).toMatchObject([took])
    const booked = reservation('date')
    await store.change(async (changes) => {
      await changes.reservations.add(booked)
      await changes.waiting.add(waitingEntry('date', { id: 'takes' }))
      const taken = { state: 'accepted', reservationId: booked.id } as const
      await changes.waiting.update('takes', taken)
    })
    expect(await store.waiting.find('takes')).toMatchObject({ reservationId: booked.id })
  },
)

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

it.each(databases)('$name: what one connection changes, the other sees at once', async (on) => {
  await using fresh = await on.openFreshStore()
  const id = await addSession(fresh.store)
  const beside = await fresh.open()
  const before = await beside.scheduleRevision()
  await fresh.store.change((changes) => changes.sessions.takePlaces(id, 1))
  expect(await beside.scheduleRevision()).toBeGreaterThan(before)
  expect(await beside.sessions.list()).toMatchObject([{ taken: 1 }])
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
