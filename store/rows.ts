// A row has two forms: that of the databases, and that of the code.

import {
  type DeleteResult,
  type Insertable,
  type RawBuilder,
  sql,
  type Transaction,
  UpdateResult,
} from 'kysely'
import type { Row, Tables } from './tables.ts'

/** Columns of instants whose names do not end with `_at`; two of mails come as texts, which only the outbox reads. */
const instants = ['at', 'doubted_since', 'held_until', 'holds_until', 'offered_until'] as const

export type Instant = `${string}_at` | (typeof instants)[number]

/** A row in the types of the code: names in camel case, instants as dates, null as undefined. */
export type OnFile<Table extends keyof Tables> = FromRow<Row<Table>>

type FromRow<Columns> = {
  readonly [Column in keyof Columns as Camel<Column>]:
    | (Column extends Instant ? Date : Exclude<Columns[Column], null>)
    | (null extends Columns[Column] ? undefined : never)
}

type ToRow<Fields> = { [Field in keyof Fields as Snake<Field>]: ToColumn<Required<Fields>[Field]> }

type ToColumn<Value> = Value extends Date ? string : Value extends undefined ? null : Value

type Camel<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name

type Snake<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name

export function fromRow<Columns extends object>(row: Columns): FromRow<Columns>
export function fromRow(row: Readonly<Record<string, unknown>>): object {
  const fields: Record<string, unknown> = {}
  for (const column in row) {
    const value = row[column] ?? undefined
    const { field, isInstant } = readAs(column)
    fields[field] = isInstant && typeof value === 'string' ? new Date(value) : value
  }
  return fields
}

type Query<Columns> = { readonly execute: () => Promise<readonly Columns[]> }

export function readerOf<Columns, One>(from: (row: Columns) => One) {
  return async (query: Query<Columns>): Promise<readonly One[]> =>
    (await query.execute()).map((row) => from(row))
}

export async function readRows<Columns extends object>(query: Query<Columns>) {
  const rows: readonly FromRow<Columns>[] = (await query.execute()).map(fromRow)
  return rows
}

export async function readFirstRow<Columns extends object>(query: Query<Columns>) {
  return (await readRows(query))[0]
}

/** A record that must exist, because this change wrote it or another record refers to it. */
export function mustExist<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new TypeError('A record that must exist is missing from the store')
  return found
}

/** Undefined becomes null; an unnamed field does not change. */
export function toRow<Fields extends object>(fields: Fields): ToRow<Fields>
export function toRow(fields: Readonly<Record<string, unknown>>): object {
  const columns: Record<string, unknown> = {}
  for (const field in fields) {
    const value = fields[field] ?? null
    columns[writtenAs(field)] = value instanceof Date ? value.toISOString() : value
  }
  return columns
}

type RowsIn<Table extends keyof Tables> = {
  readonly add: (added: NewRow<Table>) => Promise<void>
  /** False when the table has such a row already, which stays. */
  readonly addOnce: (added: NewRow<Table>) => Promise<boolean>
  /** The row replaces one with the same values of these fields. */
  readonly put: (row: NewRow<Table>, key: readonly (keyof OnFile<Table>)[]) => Promise<void>
  readonly change: (which: Which<Table>, changed: Partial<OrSql<OnFile<Table>>>) => Promise<number>
  readonly remove: (which: Which<Table>) => Promise<number>
}

type OrSql<All> = { readonly [Field in keyof All]: All[Field] | RawBuilder<All[Field]> }

type NewRow<Table extends keyof Tables> = OrSql<FromRow<Insertable<Tables[Table]>>>

/** Rows with these values, or one of several values; all rows where no value is named. */
type Which<Table extends keyof Tables> = {
  readonly [Field in keyof OnFile<Table>]?: OnFile<Table>[Field] | readonly OnFile<Table>[Field][]
}

type Values = Readonly<Record<string, unknown>>

/** The rows of a table, to write; a value that is undefined is null. */
export function rowsIn<Table extends keyof Tables>(
  db: Transaction<Tables>,
  table: Table,
): RowsIn<Table>
export function rowsIn(db: Transaction<Tables>, name: keyof Tables): object {
  const table = sql.table(name)
  const write = async (statement: RawBuilder<unknown>) =>
    Number((await statement.execute(db)).numAffectedRows ?? 0)
  const insert = (fields: Values, conflict = sql``) => {
    const row = Object.entries(toRow(fields))
    const columns = sql.join(row.map(([column]) => sql.ref(column)))
    const values = sql.join(row.map(([, value]) => sql`${value}`))
    return write(sql`insert into ${table} (${columns}) values (${values}) ${conflict}`)
  }
  return {
    add: async (fields: Values) => void (await insert(fields)),
    addOnce: async (fields: Values) => (await insert(fields, sql`on conflict do nothing`)) === 1,
    put: async (fields: Values, key: readonly string[]) => {
      const columns = sql.join(key.map((field) => sql.ref(writtenAs(field))))
      const others = Object.entries(fields).filter(([field]) => !key.includes(field))
      const changed = sql.join(equalsIn(Object.fromEntries(others)))
      await insert(fields, sql`on conflict (${columns}) do update set ${changed}`)
    },
    change: (which: Values, changed: Values) =>
      write(sql`update ${table} set ${sql.join(equalsIn(changed))} where ${matches(which)}`),
    remove: (which: Values) => write(sql`delete from ${table} where ${matches(which)}`),
  }
}

function equalsIn(fields: Values): readonly RawBuilder<unknown>[] {
  return Object.entries(toRow(fields)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
}

function matches(which: Values): RawBuilder<unknown> {
  const named = Object.entries(toRow(which)).map(([column, value]: [string, unknown]) => {
    const name = sql.ref(column)
    if (Array.isArray(value)) return sql`${name} in (${sql.join(idsOrBlank(value))})`
    return value === null ? sql`${name} is null` : sql`${name} = ${value}`
  })
  return named.length === 0 ? sql`true` : sql.join(named, sql` and `)
}

type WriteQuery = {
  readonly executeTakeFirst: () => Promise<UpdateResult | DeleteResult>
}

export async function countWritten(statement: WriteQuery): Promise<number> {
  const written = await statement.executeTakeFirst()
  return Number(written instanceof UpdateResult ? written.numUpdatedRows : written.numDeletedRows)
}

const readAs = remembered((column) => ({
  field: column.replaceAll(/_([a-z])/g, (_, first: string) => first.toUpperCase()),
  isInstant: column.endsWith('_at') || instants.some((each) => each === column),
}))
const writtenAs = remembered((field) =>
  field.replaceAll(/[A-Z]/g, (first) => `_${first.toLowerCase()}`),
)

/** Names are as few as columns; rows of many years are many. */
function remembered<Found>(find: (name: string) => Found): (name: string) => Found {
  const cache = new Map<string, Found>()
  return (name) => cache.getOrInsertComputed(name, find)
}

/** The number after the last one that the booking has in a table. */
export function nextNumberIn(table: 'event' | 'party_change', reservationId: string | undefined) {
  return sql<number>`(
    select coalesce(max(number), 0) + 1 from ${sql.table(table)}
    where reservation_id = ${reservationId ?? null}
  )`
}

/** The list for `in`: PostgreSQL takes no empty list, and no id is blank. */
export function idsOrBlank(ids: readonly string[]): readonly string[] {
  return ids.length > 0 ? ids : ['']
}

/** Both databases limit the values of a statement, and plan best for few. */
const atOnce = 500

/** Reads many records by id or key, in batches, in the order of the ids. */
export async function inBatches<Id, Found>(
  ids: Iterable<Id>,
  ask: (some: readonly Id[]) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const found: Found[] = []
  for (const some of batchesOf(ids)) found.push(...(await ask(some)))
  return found
}

export function* batchesOf<Id>(ids: Iterable<Id>): Generator<readonly Id[]> {
  const all = [...new Set(ids)]
  for (let from = 0; from < all.length; from += atOnce) yield all.slice(from, from + atOnce)
}
