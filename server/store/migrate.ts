import { type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as bookingOffice from './migrations/001-booking-office.ts'
import * as outboxHold from './migrations/002-outbox-hold.ts'
import * as bookingLife from './migrations/003-booking-life.ts'
import * as mailboxPace from './migrations/004-mailbox-pace.ts'
import * as eventOrder from './migrations/005-event-order.ts'
import * as clock from './migrations/006-clock.ts'
import * as waitingBooking from './migrations/007-waiting-booking.ts'
import { StoreError } from './store-error.ts'

/**
 * In order, by name; a name that has run never changes. Each runs in one transaction on either
 * database, and under a lock: of several processes that start at once, one does the work.
 */
export const migrations = {
  '001-booking-office': bookingOffice,
  '002-outbox-hold': outboxHold,
  '003-booking-life': bookingLife,
  '004-mailbox-pace': mailboxPace,
  '005-event-order': eventOrder,
  '006-clock': clock,
  '007-waiting-booking': waitingBooking,
}

/**
 * Brings the tables to what this program knows.
 *
 * @param tables names of the tables that are there
 * @throws StoreError when they are a newer program's or something else's; they are then left as they are
 */
export async function migrate(db: Kysely<unknown>, tables: readonly string[]): Promise<void> {
  refuseWhatIsNotOurs(tables, tables.includes(ledger) ? await migrationsRun(db) : [])
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Kysely's own table of what has run. */
const ledger = 'kysely_migration'

async function migrationsRun(db: Kysely<unknown>): Promise<readonly string[]> {
  const ledgered = db as Kysely<{ [ledger]: { name: string } }>
  return (await ledgered.selectFrom(ledger).select('name').execute()).map(({ name }) => name)
}

function refuseWhatIsNotOurs(tables: readonly string[], run: readonly string[]): void {
  const known = Object.keys(migrations)
  const filled = tables.some((name) => !name.startsWith(ledger))
  if (run.length === 0 ? filled : run.toSorted()[0] !== known[0]) {
    throw new StoreError('it holds the tables of another program; give an empty one.')
  }
  if (run.some((name) => !known.includes(name))) {
    throw new StoreError('a newer version of this program wrote it; run that version.')
  }
}
