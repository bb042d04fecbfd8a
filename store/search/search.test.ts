import { minuteMs } from '#booking/dates/brussels-time.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { addPaid } from '#tests/support/posted.ts'
import { readSearch } from '#booking/search/read-search.ts'
import { addSession, reservation, start } from '#tests/support/records.ts'
import { storeBefore } from '#tests/support/store-before.ts'
import { databases, type FreshStore, postgres } from '#tests/support/stores.ts'
import { keepEndings } from '../migrations/030-desk.ts'
import type { Store } from '../store.ts'
import { searchIds } from './search.ts'

const later = new Date('2026-01-01T00:00:00Z')

async function namesFound(store: Store, typed: string, most = 50): Promise<readonly string[]> {
  const found = await store.reservations.listFound(readSearch(typed, '2025-09-15'), later, most)
  return found.map(({ name }) => name)
}

async function wordsKept(fresh: FreshStore): Promise<number> {
  return (await fresh.tables().selectFrom('reservation_word').selectAll().execute()).length
}

describe.each(databases)('$name: a search', ({ findPlace, openFreshStore }) => {
  /** A farm with one booking for each name, asked for a minute apart. */
  async function farmOf(...names: readonly string[]) {
    const fresh = await openFreshStore()
    const session = await addSession(fresh.store)
    const bookings = names.map((name, minute) => {
      const createdAt = new Date(start.getTime() + minute * minuteMs)
      return reservation(session, { name, email: '', createdAt })
    })
    await fresh.store.change(async (changes) => {
      for (const booking of bookings) await changes.reservations.add(booking)
    })
    return { ...fresh, bookings, session }
  }

  it('finds half a name, however it is accented, latest first and no more than asked for', async () => {
    await using farm = await farmOf('Céline Peeters', 'Bram Maes', 'Peet Celis', 'Ann-Céline Smet')
    const { store } = farm
    expect(await namesFound(store, 'celi')).toEqual([
      'Ann-Céline Smet',
      'Peet Celis',
      'Céline Peeters',
    ])
    expect(await namesFound(store, 'celi', 2)).toEqual(['Ann-Céline Smet', 'Peet Celis'])
    expect(await namesFound(store, 'peeters cel')).toEqual(['Céline Peeters'])
    expect(await namesFound(store, 'eline')).toEqual(['Ann-Céline Smet', 'Céline Peeters'])
    expect(await namesFound(store, 'eli')).toEqual([])
    const before = await store.reservations.listFound(readSearch('celi', '2025-09-15'), start, 50)
    expect(before.map(({ name }) => name)).toEqual(['Céline Peeters'])
  })

  it('finds whatever was typed in full: a reference, a communication, an account, an amount', async () => {
    await using farm = await farmOf('Anneleen', 'Bram')
    const { store, bookings } = farm
    const [first, second] = bookings.map(({ id }) => id) as [string, string]
    await store.change(async (changes) => {
      const due = { amountCents: 4700, paidCents: 1600, dueOn: '2025-09-22' } as const
      const payment = { reservationId: first, kind: 'deposit', reference: '090933755493' } as const
      await addPaid(changes, { ...payment, ...due })
      const refund = {
        id: 'r',
        firstPart: 'r',
        amountCents: 100,
        createdAt: start,
        paidAt: undefined,
      }
      const named = { iban: 'BE62510007547061', at: start }
      await changes.refunds.add({ ...refund, reservationId: second, iban: '', named })
      await changes.transactions.add({
        key: 'k',
        bookedOn: '2025-09-20',
        amountCents: 1600,
        communication: '',
        payerName: 'Anneleen',
        payerIban: 'BE71096123456769',
        outcome: 'part',
        reservationId: first,
        detail: {},
        importedAt: start,
        settledAt: start,
      })
    })
    const found = async (typed: string) => namesFound(store, typed)
    expect(await found(first.slice(0, 8))).toEqual(['Anneleen'])
    expect(await found('+++090/9337/55493+++')).toEqual(['Anneleen'])
    expect(await found('BE71 0961 2345 6769')).toEqual(['Anneleen'])
    expect(await found('BE62 5100 0754 7061')).toEqual(['Bram'])
    expect(await found('16')).toEqual(['Anneleen'])
    expect(await found('1')).toEqual(['Bram'])
    await store.change((changes) =>
      changes.entries.post([
        { kind: 'marked', from: 'hand:h', to: `balance:${second}`, cents: 2345, at: start },
        { kind: 'unmarked', from: `balance:${second}`, to: 'hand:h', cents: 2346, at: start },
      ]),
    )
    expect(await found('23,45')).toEqual(['Bram'])
    expect(await found('23,46')).toEqual([])
    expect(await found('47')).toEqual(['Anneleen'])
    expect(await found('31,00')).toEqual(['Anneleen'])
    expect(await found('EUR 130')).toEqual(['Bram', 'Anneleen'])
    expect(await found('bra 130')).toEqual(['Bram'])
    expect(await found('bram 47')).toEqual([])
  })

  it('follows every change of a name, a mailbox or a note', async () => {
    await using farm = await farmOf('Anneleen')
    const { store, bookings } = farm
    const { id } = bookings[0]!
    await store.change((changes) =>
      changes.reservations.update(id, { name: 'Els', email: 'els.m@example.org', note: '' }),
    )
    expect(await namesFound(store, 'anneleen')).toEqual([])
    expect(await namesFound(store, 'els.m@ex')).toEqual(['Els'])
    await store.change((changes) => changes.reservations.update(id, { note: 'bel 0470 12 34 56' }))
    expect(await namesFound(store, '0470123456')).toEqual(['Els'])
    expect(await namesFound(store, 'els')).toEqual(['Els'])
  })

  it('keeps no word of a guest who is forgotten', async () => {
    await using farm = await farmOf('Anneleen Peeters', 'Bram Maes')
    await farm.store.change((changes) => changes.sessions.takePlaces(farm.session, 4))
    const [first, second] = farm.bookings.map(({ id }) => id) as [string, string]
    // The endings are nneleen, neleen, eleen, leen, eeters, eters and ters.
    expect(await wordsKept(farm)).toBe(4 + 7)
    await farm.store.change((changes) => changes.personalData.stripGuest(first))
    expect(await wordsKept(farm)).toBe(2)
    await farm.store.change((changes) => changes.personalData.removeRecord(second))
    expect(await wordsKept(farm)).toBe(0)
  })

  it('finds bookings from before there was a search', async () => {
    await using place = await findPlace()
    const db = await storeBefore(place, '015-any-size')
    // More than are filled at once, and than are read of one word.
    const rows = Array.from(
      { length: 2_401 },
      (
        _,
        n,
      ) => sql`(${`id-${n}`}, 'date', 2, 'paid', 'nl', ${`Gast G${n}`}, ${`gast.${n}@example.org`},
        '', 6500, '2025-09-20T10:00:00.000Z', '[]', 'site')`,
    )
    await sql`insert into reservation (id, session_id, participants, status, language, name, email,
      special_requirements, price_cents, created_at, terms, source) values ${sql.join(rows)}`.execute(
      db,
    )
    const store = await place.open()
    // Two words of each begin alike.
    for (const n of [0, 1_200, 2_400]) {
      expect(await namesFound(store, `gast g${n}@`)).toEqual([])
      expect(await namesFound(store, `gast.${n}@ gast`)).toEqual([`Gast G${n}`])
    }
    // The latest bookings are looked at one by one, as the word is so common.
    expect(await namesFound(store, 'gast', 2_500)).toHaveLength(2_401)
    expect(await namesFound(store, 'gast 65 130')).toEqual([])
    expect(await namesFound(store, 'gast 130')).toHaveLength(50)
    let read = 0
    const counted = place.tables().withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        read += result.rows.length
        return result
      },
    })
    await searchIds(counted, readSearch('gast', '2025-09-15'), { until: later, count: 50 })
    expect(read).toBeLessThan(60)
  })

  it("finds the middle of a name that was kept by its beginnings alone, a replaced guest's too", async () => {
    await using farm = await farmOf('An Vandenbroucke', 'Els Smet')
    const { store, bookings } = farm
    const [, second] = bookings.map(({ id }) => id) as [string, string]
    const db = farm.tables()
    const old = { name: 'Mia Verstraete', email: '', language: 'nl', had_paid: 0, at: '' } as const
    await db
      .insertInto('replaced_guest')
      .values({ id: 'r', reservation_id: second, ...old })
      .execute()
    await db.deleteFrom('reservation_word').where('word', 'like', '…%').execute()
    expect(await namesFound(store, 'broucke')).toEqual([])
    await keepEndings(db)
    expect(await namesFound(store, 'broucke')).toEqual(['An Vandenbroucke'])
    expect(await namesFound(store, 'straete')).toEqual(['Els Smet'])
  })
})

// The tests' own server sorts sign by sign everywhere; in Danish "aa" comes after "z".
it('PostgreSQL: words are compared sign by sign, whatever language the database sorts in', async () => {
  await using fresh = await postgres.openFreshStore()
  const { rows } = await sql<{ sorted: string }>`
    select collation_name as sorted from information_schema.columns
    where table_name = 'reservation_word' and column_name = 'word'`.execute(fresh.tables())
  expect(rows).toEqual([{ sorted: 'C' }])
})
