import { type Kysely, sql } from 'kysely'
import { everyTable, type Tables } from '../tables.ts'

export type StoreCopy = {
  readonly migrations: readonly string[]
  readonly tables: readonly TableCopy[]
}

export type TableCopy = {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

const aside: readonly (keyof Tables)[] = [
  'desk_device',
  'desk_owner',
  'desk_key',
  'calendar_key',
  'desk_step',
  'links_mark',
  'clock',
  'outbox',
  'schedule_revision',
]

export const countedTables = everyTable.filter((table) => !aside.includes(table))

/** Every table at one moment; `beginCopy` begins a transaction that locks nothing. */
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
      const tables = await Array.fromAsync(everyTable, (table) => copyTable(connection, table))
      return { migrations: migrations.map(({ name }) => name), tables }
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

/** Values that both databases give and take alike; any other value would come back changed. */
function plain(value: unknown): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`A backup keeps text and numbers, not a ${typeof value}`)
}
