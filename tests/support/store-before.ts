import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, expect } from 'vitest'
import { migrationsUnder } from '#store/migrate.ts'
import type { Store } from '#store/store.ts'
import type { databases, StorePlace } from './stores.ts'
import { testSecrets } from './secrets.ts'

type Db = ReturnType<StorePlace['tables']>
/** The rows that a program left whose last migration this was. */
type Left = { readonly last: string; readonly leave: (db: Db) => Promise<void> }
type Upgraded = { readonly db: Db; readonly store: Store }

/**
 * One upgrade for all tests of a file, on each database, as walking through the migrations takes most
 * of their time: the rows of each test are left there on the way.
 */
export function sharedUpgrade() {
  const all: Left[] = []
  const upgraded = new Map<string, Promise<Upgraded>>()
  const used = new AsyncDisposableStack()
  afterAll(() => used.disposeAsync())
  const upgrade = async (on: (typeof databases)[number]) => {
    const place = used.use(await on.findPlace())
    return { db: await walk(place, all), store: await place.open() }
  }
  return {
    leave: (last: string, leave: Left['leave']) => void all.push({ last, leave }),
    upgradedOn: (on: (typeof databases)[number]) => {
      const found = upgraded.get(on.name) ?? upgrade(on)
      upgraded.set(on.name, found)
      return found
    },
  }
}

/** A store as it was before a migration, with a date on it. */
export function storeBefore(place: StorePlace, last: string): Promise<Db> {
  return walk(place, [{ last, leave: async () => undefined }])
}

/** Walks as far as the last rows go; there is a date from the first ones on. */
async function walk(place: StorePlace, all: readonly Left[]): Promise<Db> {
  const migrations = await migrationsUnder(testSecrets).getMigrations()
  const stops = all.toSorted((a, b) => (a.last < b.last ? -1 : 1))
  for (const [nth, { last, leave }] of stops.entries()) {
    const { up } = migrations[last]!
    migrations[last] = {
      up: async (db) => {
        await up(db)
        if (nth === 0) await addDate(db)
        await leave(db)
      },
    }
  }
  const db = place.tables()
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  expect((await migrator.migrateTo(stops.at(-1)!.last)).error).toBeUndefined()
  return db
}

const addDate = async (db: Db) =>
  sql`insert into session (id, workshop, starts_at, ends_at, capacity, taken, booked_elsewhere)
    values ('date', 'drinks', '2025-09-30T16:30:00.000Z', '2025-09-30T20:00:00.000Z', 10, 2, 0)`.execute(
    db,
  )

/** Bookings of the date, as they were stored then. */
export async function addBookings(db: Db, ...bookings: readonly Booked[]): Promise<void> {
  for (const { id, status, name = '' } of bookings) {
    await sql`insert into reservation (id, session_id, participants, status, language, name, email,
      special_requirements, price_cents, created_at, terms, source)
      values (${id}, 'date', 2, ${status}, 'nl', ${name}, '', '', 6500,
        '2025-09-20T10:00:00.000Z', '[]', 'site')`.execute(db)
  }
}

/** A line of the bank as it was stored then: a receipt of 65 euro, unless it differs. */
export async function addLine(
  db: Db,
  different: Readonly<Record<string, string | number | null>>,
): Promise<void> {
  const at = '2025-09-24T10:00:00.000Z'
  const said = { communication: '', payer_name: '', payer_iban: '', detail: '{}' }
  const stands = { outcome: 'matched', imported_at: at, settled_at: at, booked_on: '2025-09-24' }
  const row = { ...said, ...stands, amount_cents: 6500, ...different }
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  const values = sql.join(Object.values(row))
  await sql`insert into bank_transaction (${columns}) values (${values})`.execute(db)
}

type Booked = { readonly id: string; readonly status: string; readonly name?: string }
