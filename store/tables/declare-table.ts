import type { RetentionName } from '#booking/personal-data/retention.ts'
import type { Column } from './column.ts'

/**
 * The part of a booking that a row belongs to. `needs`: texts that go soon; `guest`: what goes with
 * the guest's name; `others`: rows of other people on it; `books`: what goes with the amounts; `own`:
 * rows that go by a term of their own.
 */
export type BookingPart = 'needs' | 'guest' | 'others' | 'books' | 'own'

type Rules<Name extends string> = {
  /** The name of a key of several columns, and these. */
  readonly key?: readonly [string, ...(readonly Name[])]
  readonly constraints?: Readonly<Record<string, string>>
  /** SQLite finds its rows by the key alone. */
  readonly isByKey?: true
  readonly uniqueIndexes?: Readonly<Record<string, string>>
  readonly indexes?: Readonly<Record<string, string>>
  /** Rows go once this instant, or day in Brussels, is past the term. */
  readonly goes?: readonly { readonly past: RetentionName; readonly of: Name }[]
  /** Rows go a week after the date that this column leads to. */
  readonly goesAfterTheDay?: 'session_id' | 'reservation_id'
  /** Required of every table that refers to a booking. */
  readonly ofBooking?: BookingPart
  /** Instant of telling: what is told after an erasure stays. */
  readonly toldAt?: Name
  /** Public pages show these rows: removing some ends kept pages. */
  readonly isOnPages?: true
}

type Columns = Readonly<Record<string, Column>>

export type DeclaredTable = Rules<string> & { readonly columns: Columns }

type Stated<Of extends Columns> = Rules<NoInfer<keyof Of & string>> &
  ('reservation_id' extends keyof Of ? { readonly ofBooking: BookingPart } : unknown)

/** A table, declared once: rows, SQL of a new store, keys, and how long and whose its data is. */
export function table<Of extends Columns>(
  declared: { readonly columns: Of } & Stated<Of>,
): Rules<string> & { readonly columns: Of } {
  return declared
}

/** The rows of declared tables, as the databases have them. */
export type RowsOf<Tables extends Readonly<Record<string, { readonly columns: Columns }>>> = {
  -readonly [Name in keyof Tables]: {
    -readonly [One in keyof Tables[Name]['columns']]: Required<
      Tables[Name]['columns'][One]
    >['value']
  }
}

export function keyOf({ columns, key }: DeclaredTable): readonly string[] {
  const [, ...named] = key ?? []
  return key ? named : Object.keys(columns).filter((name) => columns[name]?.isKey)
}

/** The statements that make a table and its indexes in a new store. */
export function sqlOf(name: string, of: DeclaredTable): readonly string[] {
  const { columns, key, constraints = {}, isByKey, indexes = {}, uniqueIndexes = {} } = of
  const indexed = (kind: string, each: Readonly<Record<string, string>>) =>
    Object.entries(each).map(([index, what]) => `create ${kind} ${index} on ${name} ${what}`)
  const inside = [
    ...Object.entries(columns).map(([column, { sql }]) => `"${column}" ${sql}`),
    ...Object.entries(constraints).map(([constraint, what]) => `constraint ${constraint} ${what}`),
    ...(key ? [`constraint ${key[0]} primary key (${keyOf(of).join(', ')})`] : []),
  ]
  return [
    `create table ${name} (${inside.join(', ')})${isByKey ? ' without rowid' : ''}`,
    ...indexed('index', indexes),
    ...indexed('unique index', uniqueIndexes),
  ]
}
