import { type Kysely, type RawBuilder, sql } from 'kysely'
import { keysOf } from '#language/keys-of.ts'
import { idsOrBlank } from './rows.ts'
import type { Row, Tables } from './tables.ts'

/** Each database writes and reads JSON in its own way, which Kysely's adapters do not know. */
export type KnowsJson = {
  readonly rowAsJson: (table: string) => RawBuilder<unknown>
  /** The texts of a JSON list, as rows with one `value`. */
  readonly textsOf: (column: string) => RawBuilder<unknown>
}

/** Names for each table the rows to read. */
type JsonColumns<Table extends keyof Tables> = Readonly<Partial<Record<Table, RawBuilder<unknown>>>>

/** Rows of several tables by one statement, which takes a server one round trip. */
export async function readTables<Table extends keyof Tables>(
  db: Kysely<Tables>,
  columns: JsonColumns<Table>,
  given: readonly string[] = [],
) {
  const byTable = Map.groupBy(await readJson(db, columns, given), ({ table }) => table)
  return <One extends Table>(table: One): readonly Row<One>[] =>
    (byTable.get(table) ?? []).map(({ json }) => JSON.parse(json))
}

export async function readJson<Table extends keyof Tables>(
  db: Kysely<Tables>,
  columns: JsonColumns<Table>,
  given: readonly string[] = [],
) {
  const adapter = jsonOf(db)
  const selects = keysOf<Table>(columns).map((table) => {
    // JSON is read as text, because one driver would parse it and the other would not.
    const json = sql`cast(${adapter.rowAsJson(table)} as text)`
    const select = sql`select ${sql.lit<string>(table)} as "table", ${json} as "json"`
    return sql`${select} from ${sql.table(table)} where ${columns[table]}`
  })
  const rows = sql.join(selects, sql` union all `)
  const all = sql<{ table: Table; json: string }>`${withGiven(given)}${rows}`
  return (await all.execute(db)).rows
}

/**
 * One of the values that `readTables` is given. A statement has them once: with a list of hundreds for
 * each table, PostgreSQL reads whole indexes and starts workers.
 */
export function isGiven(column: string) {
  return sql<boolean>`${sql.ref(column)} in (select one from given)`
}

function withGiven(values: readonly string[]) {
  if (values.length === 0) return sql``
  const rows = sql.join(values.map((value) => sql`(${value})`))
  return sql`with given (one) as materialized (values ${rows}) `
}

export function isOneOf(column: string, ids: readonly string[]) {
  return sql<boolean>`${sql.ref(column)} in (${sql.join(idsOrBlank(ids))})`
}

export function jsonOf(db: Kysely<Tables>): KnowsJson {
  const { adapter } = db.getExecutor()
  if (!knowsJson(adapter)) throw new Error('Nobody knows how this database writes a row as JSON.')
  return adapter
}

function knowsJson(adapter: object): adapter is KnowsJson {
  return 'rowAsJson' in adapter
}
