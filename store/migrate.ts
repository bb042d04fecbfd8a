import type { Kysely } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { begin } from './beginning/begin.ts'
import { statements } from './migrations/statements.ts'
import type { Secrets } from './seals.ts'
import { StoreError } from './store-error.ts'
import type { Tables } from './tables.ts'

/** Migrations in order; one that has run never changes. A lock lets one process run each, in a transaction. */
export const migrations: readonly string[] = [
  '001-booking-office',
  '002-outbox-hold',
  '003-booking-life',
  '004-mailbox-pace',
  '005-event-order',
  '006-clock',
  '007-waiting-booking',
  '008-desk-device',
  '009-unproven',
  '010-mail-budget',
  '011-refund-account',
  '012-mail-about',
  '013-keys',
  '014-notices',
  '015-any-size',
  '016-refund-told',
  '017-search',
  '018-desk-step',
  '019-own-dates',
  '020-house',
  '021-people',
  '022-next-date',
  '023-guest-changes',
  '024-vouchers',
  '025-journal',
  '026-payee-name',
  '027-contact-data',
  '028-invoices',
  '029-diary',
  '030-desk',
  '031-own-table',
  '032-papers',
  '033-few-rows',
  '034-voucher-payers',
  '035-taken-back',
  '036-messages-handled',
  '037-refund-parts',
  '038-share-payers',
  '039-sealed-mailboxes',
  '041-fresh-keys',
  '042-entries',
  '043-entries-alone',
  '044-what-history-told',
  '045-names-in-order',
  '046-methods',
  '047-statement-read',
  '048-search-sums',
  '049-texts',
  '050-group-price',
  '051-pictures',
  '052-more-words',
  '053-conditions',
  '054-further-days',
  '055-teachers',
  '056-exceptions',
  '057-substitutes',
  '058-taken-back-vouchers',
  '059-contact-guest',
  '060-mailbox-pace-age',
  '061-hour-again',
  '062-succession-by-successor',
  '063-refund-of-buyer',
  '064-mail-turn',
  '065-voucher-of-refund',
]

/** The migrations for Kysely, which hands them nothing but the database. */
export function migrationsUnder(secrets: Secrets): MigrationProvider {
  const loaded = async (name: string) => [name, await load(name, secrets)] as const
  return {
    getMigrations: async () => Object.fromEntries(await Promise.all(migrations.map(loaded))),
  }
}

/** Most migrations are SQL alone; only a store that lacks some loads them. */
async function load(name: string, secrets: Secrets): Promise<Migration> {
  if (name === '039-sealed-mailboxes')
    return (await import('./migrations/039-sealed-mailboxes.ts')).under(secrets)
  const { up }: { readonly up: string | Migration['up'] } = await import(`./migrations/${name}.ts`)
  return { up: typeof up === 'string' ? statements(up) : up }
}

/** Throws a StoreError, and changes nothing, when a newer program or another one made the `tables`. */
export async function migrate(
  db: Kysely<Tables>,
  { tables, secrets }: { readonly tables: readonly string[]; readonly secrets: Secrets },
): Promise<void> {
  const run = tables.includes(migrationRecord) ? await migrationsRun(db) : []
  refuseWhatIsNotOurs(tables, run)
  // Kysely would read every table, and take its lock, to find nothing to do.
  if (run.length === migrations.length) return
  const provider = run.length === 0 ? migrationsOfNewStore : migrationsUnder(secrets)
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}

/** A new store begins with the tables of now: all migrations are recorded as run. */
const migrationsOfNewStore: MigrationProvider = {
  getMigrations: async () => {
    const [first = '', ...others] = migrations
    const begun = others.map((name) => [name, { up: async () => {} }])
    return Object.fromEntries([[first, { up: begin }], ...begun])
  },
}

const migrationRecord = 'kysely_migration'

async function migrationsRun(db: Kysely<Tables>): Promise<readonly string[]> {
  const recording = db.$extendTables<{ [migrationRecord]: { name: string } }>()
  return (await recording.selectFrom(migrationRecord).select('name').execute()).map(
    ({ name }) => name,
  )
}

function refuseWhatIsNotOurs(tables: readonly string[], run: readonly string[]): void {
  const filled = tables.some((name) => !name.startsWith(migrationRecord))
  if (run.length === 0 ? filled : run.toSorted()[0] !== migrations[0]) {
    throw new StoreError('it holds the tables of another program; give an empty one.')
  }
  if (run.some((name) => !migrations.includes(name))) {
    throw new StoreError('a newer version of this program wrote it; run that version.')
  }
}
