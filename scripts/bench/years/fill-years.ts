import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { everyTable, type Tables } from '#store/tables.ts'
import type { YearsRow } from './farm-money.ts'
import { farmOfYears, type Size } from './farm-of-years.ts'

export type YearsPlace = { readonly dataDir: string; readonly databaseUrl?: string | undefined }

type Filling = {
  readonly insert: (table: keyof Tables, rows: readonly YearsRow[]) => Promise<void> | void
  readonly run: (sql: string) => Promise<unknown> | void
  /** Makes the indexes again, except those that are a rule of their table. */
  readonly indexes: () => Promise<readonly Index[]> | readonly Index[]
}

type Index = { readonly name: string; readonly made: string }

const rowsAtOnce = 2_000

/** Fills an empty store; its indexes are made anew once the rows are there. */
export async function fillYears(place: YearsPlace, size: Size, now: Date): Promise<void> {
  await using filling = await openFilling(place)
  const indexes = await filling.indexes()
  for (const { name } of indexes) await filling.run(`drop index ${name}`)
  await filling.run('begin')
  for (const [table, rows] of inBatches(farmOfYears(size, now))) await filling.insert(table, rows)
  await filling.run('commit')
  for (const { made } of indexes) await filling.run(made)
}

/** Each table's rows together, but never before those that they refer to. */
function* inBatches(rows: Iterable<{ readonly table: keyof Tables; readonly row: YearsRow }>) {
  const batches = new Map<keyof Tables, YearsRow[]>()
  let count = 0
  for (const { table, row } of rows) {
    const batch = batches.getOrInsertComputed(table, () => [])
    batch.push(row)
    count += 1
    if (count < rowsAtOnce) continue
    yield* inOrder(batches)
    batches.clear()
    count = 0
  }
  yield* inOrder(batches)
}

function inOrder(batches: ReadonlyMap<keyof Tables, readonly YearsRow[]>) {
  return everyTable.flatMap((table) => {
    const rows = batches.get(table)
    return rows ? [[table, rows] as const] : []
  })
}

function openFilling({ dataDir, databaseUrl }: YearsPlace): Promise<Filling & AsyncDisposable> {
  return databaseUrl === undefined
    ? Promise.resolve(fillSqlite(join(dataDir, 'hof-ter-gist.sqlite')))
    : fillPostgres(databaseUrl)
}

function fillSqlite(path: string): Filling & AsyncDisposable {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false })
  database.exec('pragma synchronous = off; pragma cache_size = -500000')
  return {
    insert: (table, rows) => {
      const columns = Object.keys(rows[0] ?? {})
      const places = columns.map(() => '?').join(', ')
      const statement = database.prepare(
        `insert into ${table} (${columns.map(quoted).join(', ')}) values (${places})`,
      )
      for (const row of rows) statement.run(...columns.map((column) => row[column] ?? null))
    },
    run: (sql) => database.exec(sql),
    indexes: () =>
      database
        .prepare("select name, sql as made from sqlite_schema where type = 'index' and sql <> ''")
        .all()
        .map(({ name, made }) => ({ name: String(name), made: String(made) })),
    [Symbol.asyncDispose]: async () => {
      database.exec('pragma wal_checkpoint(truncate)')
      database.close()
    },
  }
}

async function fillPostgres(connectionString: string): Promise<Filling & AsyncDisposable> {
  const client = new Client({ connectionString })
  await client.connect()
  return {
    insert: async (table, rows) => {
      const columns = Object.keys(rows[0] ?? {})
        .map(quoted)
        .join(', ')
      const from = `json_populate_recordset(null::${table}, $1)`
      const insert = `insert into ${table} (${columns}) select ${columns} from ${from}`
      await client.query(insert, [JSON.stringify(rows)])
    },
    run: (sql) => client.query(sql),
    indexes: async () => {
      const ruled = 'select conname from pg_constraint'
      const { rows } = await client.query<Index>(
        `select indexname as name, indexdef as made from pg_indexes
         where schemaname = current_schema() and indexname not in (${ruled})
           and indexname not like 'kysely%'`,
      )
      return rows
    },
    [Symbol.asyncDispose]: async () => {
      await client.query('vacuum analyze')
      await client.end()
    },
  }
}

function quoted(column: string): string {
  return `"${column}"`
}
