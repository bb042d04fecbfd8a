import { type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as bookingOffice from './migrations/001-booking-office.ts'
import * as outboxHold from './migrations/002-outbox-hold.ts'
import * as bookingLife from './migrations/003-booking-life.ts'

/** In order, by name; a name that has run never changes. */
const migrations = {
  '001-booking-office': bookingOffice,
  '002-outbox-hold': outboxHold,
  '003-booking-life': bookingLife,
}

/** Brings the tables to what this program knows. Throws when the store is newer, and leaves it as it was. */
export async function migrate(db: Kysely<unknown>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  const reason = error instanceof Error ? error.message : String(error)
  throw new StoreError(`The store cannot be used by this version and was left as it is: ${reason}.`)
}

export class StoreError extends Error {
  override name = 'StoreError'
}
