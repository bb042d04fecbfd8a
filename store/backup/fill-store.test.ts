import { describe, expect, it } from 'vitest'
import { addSession, queuedMail, reservation, start, waitingEntry } from '#tests/support/records.ts'
import { testSecrets } from '#tests/support/secrets.ts'
import { databases, postgres, sqlite, type StorePlace } from '#tests/support/stores.ts'
import type { StoreCopy, TableCopy } from './copy-store.ts'
import { fillStore } from './fill-store.ts'

/** A date as the first program kept it, before it could be closed or called off. */
const session: Readonly<Record<string, string | number>> = {
  id: 'date',
  workshop: 'drinks',
  starts_at: '2025-09-30T16:30:00.000Z',
  ends_at: '2025-09-30T20:00:00.000Z',
  capacity: 10,
  taken: 3,
  booked_elsewhere: 3,
  origin: 'drinks 2025-09-30 18:30',
}

const first: StoreCopy = {
  migrations: ['001-booking-office'],
  tables: [
    { name: 'session', columns: Object.keys(session), rows: [Object.values(session)] },
    { name: 'schedule_revision', columns: ['id', 'revision'], rows: [[1, 42]] },
  ],
}

const filling = { copy: first, heldSince: start, beforeCommit: async () => undefined }

const addressOf = ({ dataDir, env }: StorePlace) => ({
  dataDir,
  databaseUrl: env['DATABASE_URL'],
  secrets: testSecrets,
})

describe.each(databases)('an empty store in $name', ({ findPlace }) => {
  it('takes what an older program kept, brought up to date and with its mails held', async () => {
    await using place = await findPlace()
    await fillStore(addressOf(place), filling)
    const store = await place.open()
    expect(await store.sessions.list()).toMatchObject([{ id: 'date', taken: 3, state: 'open' }])
    expect(await store.scheduleRevision()).toBe(42)
    expect(await store.outbox.counts(start)).toMatchObject({ heldSince: start })
  })

  it('has another mark after each restore, which ends earlier links', async () => {
    const marks = new Set<string>()
    for (let round = 0; round < 2; round++) {
      await using place = await findPlace()
      await fillStore(addressOf(place), filling)
      marks.add(await (await place.open()).links.getMark())
    }
    expect([...marks].filter((mark) => mark.length > 20)).toHaveLength(2)
  })

  it('is filled wholly or not at all', async () => {
    await using place = await findPlace()
    const beforeCommit = () => Promise.reject(new Error('The disk is full'))
    const broken = fillStore(addressOf(place), { ...filling, beforeCommit })
    await expect(broken).rejects.toThrow('The disk is full')
    const store = await place.open()
    expect(await store.sessions.list()).toEqual([])
    expect(await store.outbox.counts(start)).toMatchObject({ heldSince: undefined })
    await store.close()
    await fillStore(addressOf(place), filling)
  })

  it('takes nothing of a newer program', async () => {
    await using place = await findPlace()
    const copy = { ...first, migrations: [...first.migrations, '999-later'] }
    const newer = fillStore(addressOf(place), { ...filling, copy })
    await expect(newer).rejects.toThrow('newer version')
  })

  it('is not empty when there is a table of something else in it', async () => {
    await using place = await findPlace()
    await place.tables().schema.createTable('recipe').addColumn('name', 'text').execute()
    await expect(fillStore(addressOf(place), filling)).rejects.toThrow('"recipe"')
  })

  it('is empty with the tables that earlier programs had', async () => {
    await using place = await findPlace()
    for (const name of ['desk', 'hand_receipt', 'voucher_use', 'newcomer'])
      await place.tables().schema.createTable(name).addColumn('id', 'text').execute()
    await fillStore(addressOf(place), filling)
  })

  it('is not empty once anything was kept in it', async () => {
    await using place = await findPlace()
    const store = await place.open()
    await store.change((changes) =>
      changes.history.claimNotice({ kind: 'practical', record: 'anything', day: '' }, start),
    )
    await expect(fillStore(addressOf(place), filling)).rejects.toThrow('"notice"')
    expect(await store.sessions.list()).toEqual([])
  })
})

it.each([
  [sqlite, postgres],
  [postgres, sqlite],
])('a backup of $name fills the other', async (from, to) => {
  await using fresh = await from.openFreshStore()
  const { store } = fresh
  const sessionId = await addSession(store)
  await store.change(async (changes) => {
    await changes.sessions.takePlaces(sessionId, 2)
    const booked = reservation(sessionId, { name: 'Zoë "O’Neil" \u2028 Łukasz 🥬' })
    await changes.reservations.add(booked)
    const taken = { state: 'accepted', reservationId: booked.id } as const
    await changes.waiting.add(waitingEntry(sessionId, taken))
    await changes.mails.queue([queuedMail()])
  })
  const copy = await store.copy()
  await using place = await to.findPlace()
  await fillStore(addressOf(place), { ...filling, copy })
  // Rows have no order of their own: SQLite gives those of a table without row ids by their key.
  const kept = (tables: readonly TableCopy[]) =>
    tables
      .filter(({ name }) => !['outbox', 'links_mark'].includes(name))
      .map(({ rows, ...table }) => ({ ...table, rows: rows.map((row) => row.join()).toSorted() }))
  const taken = await (await place.open()).copy()
  expect(kept(taken.tables)).toEqual(kept(copy.tables))
  expect(taken.migrations).toEqual(copy.migrations)
})
