import { sql, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import { countedTables, type StoreCopy, type TableCopy } from './copy-store.ts'
import { migrations, migrationsUnder } from '../migrate.ts'
import { openDatabaseToFill, type DatabaseLocation } from '../open-database.ts'
import { holdOutbox } from '../mail/outbox.ts'
import { type Secrets, sealsUnder } from '../seals.ts'
import { StoreError } from '../store-error.ts'
import { type Changes, createChanges } from '../subjects.ts'
import { everyTable, type Tables } from '../tables.ts'

type Filling = {
  readonly copy: StoreCopy
  readonly heldSince: Date
  /** Runs last, in the same transaction; when it throws, nothing is kept. */
  readonly beforeCommit: (changes: Changes) => Promise<void>
}

/** Few enough for the number of values that either database takes. */
const rowsAtOnce = 100

/** Fills an empty store wholly or not at all: tables and rows of the copy, then later migrations. Else a StoreError. */
export async function fillStore(
  place: DatabaseLocation,
  { copy, heldSince, beforeCommit }: Filling,
): Promise<void> {
  const later = copy.migrations.find((name) => !migrations.includes(name))
  if (later) throw new StoreError(`The backup is of a newer version of this program (${later}).`)
  await using opened = await openDatabaseToFill(place)
  try {
    await opened.transaction(async (transaction) => {
      await takeAwayEmptyTables(transaction, await opened.tables())
      await migrateTo(transaction, copy.migrations.at(-1), place.secrets)
      for (const table of copy.tables) await fillTable(transaction, table)
      await migrateTo(transaction, migrations.at(-1), place.secrets)
      await holdOutbox(transaction, heldSince)
      const changes = createChanges(transaction, sealsUnder(place.secrets))
      await changes.links.end()
      await changes.devices.forget()
      await changes.steps.forget()
      await beforeCommit(changes)
    })
  } catch (error) {
    throw opened.problemOf(error)
  }
}

const formerTables = ['desk', 'hand_receipt', 'newcomer', 'voucher_use']

async function takeAwayEmptyTables(db: Transaction<Tables>, there: readonly string[]) {
  const tableNames = ['kysely_migration', 'kysely_migration_lock', ...everyTable, ...formerTables]
  const unknown = there.find((name) => !tableNames.includes(name))
  if (unknown !== undefined) throw notEmpty(`the table "${unknown}"`)
  for (const table of countedTables.filter((name) => there.includes(name))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) throw notEmpty(`rows in the table "${table}"`)
  }
  for (const table of tableNames.toReversed()) await db.schema.dropTable(table).ifExists().execute()
}

function notEmpty(what: string): StoreError {
  return new StoreError(`it is not empty: it holds ${what}. Restore into an empty one.`)
}

async function migrateTo(
  db: Transaction<Tables>,
  name: string | undefined,
  secrets: Secrets,
): Promise<void> {
  if (name === undefined) throw new StoreError('The backup does not say what its tables are.')
  const migrator = new Migrator({ db, provider: migrationsUnder(secrets) })
  const { error } = await migrator.migrateTo(name)
  if (error) throw error
}

async function fillTable(db: Transaction<Tables>, { name, columns, rows }: TableCopy) {
  const table = sql.table(name)
  // The migration that makes a table may add rows to it.
  await sql`delete from ${table}`.execute(db)
  for (let i = 0; i < rows.length; i += rowsAtOnce) {
    const some = rows.slice(i, i + rowsAtOnce).map((row) => sql`(${sql.join([...row])})`)
    const names = sql.join(columns.map((column) => sql.ref(column)))
    await sql`insert into ${table} (${names}) values ${sql.join(some)}`.execute(db)
  }
}
