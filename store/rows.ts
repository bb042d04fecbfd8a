// The two forms of a row: as the databases have it, and in the types of the code.

import {
  type DeleteResult,
  type InsertObject,
  InsertResult,
  type Transaction,
  UpdateResult,
} from 'kysely'
import type { Row, Tables } from './tables.ts'

/** The columns that hold an instant and do not say so by ending with `_at`. */
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

/** Reads the rows of a query, each through `from`. */
export function readerOf<Columns, One>(from: (row: Columns) => One) {
  return async (query: Query<Columns>): Promise<readonly One[]> =>
    (await query.execute()).map((row) => from(row))
}

/** Reads the rows of a query with the names and values of the code. */
export async function readRows<Columns extends object>(query: Query<Columns>) {
  const rows: readonly FromRow<Columns>[] = (await query.execute()).map(fromRow)
  return rows
}

/** The first row of a query; undefined where it finds none. */
export async function readFirstRow<Columns extends object>(query: Query<Columns>) {
  return (await readRows(query))[0]
}

/** A record that must exist, such as one that this change wrote, or one that another record refers to. */
export function mustExist<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new TypeError('A record that has to be there is not')
  return found
}

/** Undefined becomes null; a field that is not named stays as it is. */
export function toRow<Fields extends object>(fields: Fields): ToRow<Fields>
export function toRow(fields: Readonly<Record<string, unknown>>): object {
  const columns: Record<string, unknown> = {}
  for (const field in fields) {
    const value = fields[field] ?? null
    columns[writtenAs(field)] = value instanceof Date ? value.toISOString() : value
  }
  return columns
}

export async function addRow<Table extends keyof Tables>(
  db: Transaction<Tables>,
  table: Table,
  row: InsertObject<Tables, Table>,
): Promise<void> {
  await db.insertInto(table).values(row).execute()
}

type WriteQuery = {
  readonly executeTakeFirst: () => Promise<InsertResult | UpdateResult | DeleteResult>
}

/** Resolves with the number of rows that the statement added, changed or removed. */
export async function countWritten(statement: WriteQuery): Promise<number> {
  const written = await statement.executeTakeFirst()
  if (written instanceof InsertResult) return Number(written.numInsertedOrUpdatedRows ?? 0)
  return Number(written instanceof UpdateResult ? written.numUpdatedRows : written.numDeletedRows)
}

const readAs = remembered((column) => ({
  field: column.replaceAll(/_([a-z])/g, (_, first: string) => first.toUpperCase()),
  isInstant: column.endsWith('_at') || instants.some((each) => each === column),
}))
const writtenAs = remembered((field) =>
  field.replaceAll(/[A-Z]/g, (first) => `_${first.toLowerCase()}`),
)

/** There are as many names as columns, and a farm of years has many rows. */
function remembered<Found>(find: (name: string) => Found): (name: string) => Found {
  const cache = new Map<string, Found>()
  return (name) => cache.getOrInsertComputed(name, find)
}

/** The list for `in`: PostgreSQL takes no empty list, and no id is blank. */
export function idsOrBlank(ids: readonly string[]): readonly string[] {
  return ids.length > 0 ? ids : ['']
}

/** A statement takes so many values at most in either database, and is planned best for few. */
const atOnce = 500

/** Reads many records by their ids or keys, some at a time, in the order of the ids. */
export async function inBatches<Id, Found>(
  ids: Iterable<Id>,
  ask: (some: readonly Id[]) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const all = [...new Set(ids)]
  const found: Found[] = []
  for (let from = 0; from < all.length; from += atOnce) {
    found.push(...(await ask(all.slice(from, from + atOnce))))
  }
  return found
}
