import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'

export type StoreCopy = {
  readonly migrations: readonly string[]
  readonly tables: readonly TableCopy[]
}

export type TableCopy = {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

/**
 * The tables, those that others refer to first, as a backup puts them back in this order. `own`
 * tables are filled by the program itself.
 */
const tables: Readonly<Record<keyof Tables, 'counted' | 'own'>> = {
  session: 'counted',
  away: 'counted',
  reservation: 'counted',
  ending: 'counted',
  party_change: 'counted',
  split: 'counted',
  replaced_guest: 'counted',
  newcomer: 'counted',
  vacancy: 'counted',
  succession: 'counted',
  option: 'counted',
  companion_list: 'counted',
  companion: 'counted',
  reservation_word: 'counted',
  payment: 'counted',
  entry: 'counted',
  voucher: 'counted',
  message: 'counted',
  mail: 'counted',
  mail_about: 'counted',
  kept_answer: 'counted',
  unproven: 'counted',
  proven_mailbox: 'counted',
  event: 'counted',
  refund: 'counted',
  bank_transaction: 'counted',
  waiting: 'counted',
  wish: 'counted',
  diet: 'counted',
  company: 'counted',
  diary: 'counted',
  guest_sentence: 'counted',
  notice: 'counted',
  mailbox_pace: 'counted',
  erasure: 'counted',
  erased_record: 'counted',
  house_change: 'counted',
  text_draft: 'counted',
  text_to_check: 'counted',
  edition: 'counted',
  picture_file: 'counted',
  invoice: 'counted',
  journal_day: 'counted',
  journal_entry: 'counted',
  account_holder: 'counted',
  desk_device: 'own',
  desk_owner: 'own',
  desk_key: 'own',
  calendar_key: 'own',
  desk_step: 'own',
  links_mark: 'own',
  clock: 'own',
  outbox: 'own',
  schedule_revision: 'own',
}

export const everyTable = Object.keys(tables).filter(isTable)

export const countedTables = everyTable.filter((table) => tables[table] === 'counted')

function isTable(name: string): name is keyof Tables {
  return Object.hasOwn(tables, name)
}

/** Reads every table as of one moment; `beginCopy` begins a transaction that sees one moment and holds up nobody. */
export function copyStore(db: Kysely<Tables>, beginCopy: string): Promise<StoreCopy> {
  return db.connection().execute(async (connection) => {
    await sql.raw(beginCopy).execute(connection)
    try {
      const migrations = await connection
        .$extendTables<{ kysely_migration: { name: string } }>()
        .selectFrom('kysely_migration')
        .select('name')
        .orderBy('name')
        .execute()
      const copies: TableCopy[] = []
      for (const table of everyTable) copies.push(await copyTable(connection, table))
      return { migrations: migrations.map(({ name }) => name), tables: copies }
    } finally {
      await sql`rollback`.execute(connection)
    }
  })
}

async function copyTable(db: Kysely<Tables>, name: keyof Tables): Promise<TableCopy> {
  const rows: Readonly<Record<string, unknown>>[] = await db.selectFrom(name).selectAll().execute()
  const columns = Object.keys(rows[0] ?? {})
  return { name, columns, rows: rows.map((row) => columns.map((column) => plain(row[column]))) }
}

/** The values that both databases give and take alike; any other would come back changed. */
function plain(value: unknown): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`A backup keeps text and numbers, not a ${typeof value}`)
}
