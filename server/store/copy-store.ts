import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import { everyTable } from './every-table.ts'
import type { StoreCopy, TableCopy } from './store.ts'
import type { Tables } from './tables.ts'

type WithMigrations = Tables & { kysely_migration: { name: string } }

/** Reads every row of every table as of one moment, while others go on writing. */
export function copyStore({ db, beginCopy }: Database): Promise<StoreCopy> {
  return db.connection().execute(async (connection) => {
    await sql.raw(beginCopy).execute(connection)
    try {
      const migrations = await (connection as unknown as Kysely<WithMigrations>)
        .selectFrom('kysely_migration')
        .select('name')
        .orderBy('name')
        .execute()
      const tables: TableCopy[] = []
      for (const table of everyTable) tables.push(await copyTable(connection, table))
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

/** What both databases give and take alike; anything else would come back changed. */
function plain(value: unknown): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`A backup keeps text and numbers, not a ${typeof value}`)
}
