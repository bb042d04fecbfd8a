import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect } from 'vitest'
import { migrationsUnder } from '#store/migrate.ts'
import type { StorePlace } from './stores.ts'
import { testSecrets } from './secrets.ts'

/** A store as it was before a migration, with a date and these bookings on it. */
export async function storeBefore(place: StorePlace, last: string, ...bookings: readonly Booked[]) {
  const db = place.tables()
  const migrator = new Migrator({ db, provider: migrationsUnder(testSecrets) })
  expect((await migrator.migrateTo(last)).error).toBeUndefined()
  await sql`insert into session
    (id, workshop, starts_at, ends_at, capacity, taken, booked_elsewhere)
    values ('date', 'drinks', '2025-09-30T16:30:00.000Z', '2025-09-30T20:00:00.000Z', 10, 2, 0)`.execute(
    db,
  )
  for (const { id, status, name } of bookings) {
    await sql`insert into reservation (id, session_id, participants, status, language, name, email,
      special_requirements, price_cents, created_at, terms, source)
      values (${id}, 'date', 2, ${status}, 'nl', ${name}, '', '', 6500,
        '2025-09-20T10:00:00.000Z', '[]', 'site')`.execute(db)
  }
  return db
}

/** A line of the bank as it was stored then: a receipt of 65 euro, unless it differs. */
export async function addLine(
  db: ReturnType<StorePlace['tables']>,
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

type Booked = { readonly id: string; readonly status: string; readonly name: string }
