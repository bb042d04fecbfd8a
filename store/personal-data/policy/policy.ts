import type { RetentionName } from '#booking/personal-data/retention.ts'
import type { Instant } from '../../rows.ts'
import type { Row, Tables } from '../../tables.ts'

/**
 * The person that a text tells of. `record` names something that is a person's, and `named` is
 * everybody in a text. `payer` is the person of `booking/people/payers.ts`; `both` are a voucher's
 * buyer and receiver; `owner` sits at the desk.
 */
export type Person =
  | 'nobody'
  | 'owner'
  | 'record'
  | 'guest'
  | 'companion'
  | 'company'
  | 'payer'
  | 'buyer'
  | 'receiver'
  | 'both'
  | 'mailbox'
  | 'network'
  | 'named'

/** Columns for any text; ids, instants, numbers and fixed words name nobody. */
type TextColumn<Columns> = {
  [Column in keyof Columns]: string extends Columns[Column]
    ? Exclude<Column, Instant | 'id' | `${string}_id`>
    : never
}[keyof Columns]

/**
 * The part of a booking that a row belongs to. `needs`: texts that go soon; `guest`: what goes with
 * the guest's name; `others`: rows of other people on it; `books`: what goes with the amounts; `own`:
 * rows that go by a term of their own.
 */
export type BookingPart = 'needs' | 'guest' | 'others' | 'books' | 'own'

export type Policy<Column extends string = string, Text extends string = string> = {
  /** The person of each text; an unclassed column does not compile. */
  readonly texts: Readonly<Record<Text, Person>>
  /** Rows go once this instant, or day in Brussels, is past the term. */
  readonly goes?: readonly { readonly past: RetentionName; readonly of: Column }[]
  /** Rows go a week after the date that this column leads to. */
  readonly goesAfterTheDay?: 'session_id' | 'reservation_id'
  /** Required of every table that refers to a booking. */
  readonly ofBooking?: BookingPart
  /** Instant of telling: what is told after an erasure stays. */
  readonly toldAt?: Column
  /** Public pages show these rows: removing some ends kept pages. */
  readonly isOnPages?: true
}

export type Policies<Table extends keyof Tables> = {
  readonly [One in Table]: Policy<keyof Row<One> & string, TextColumn<Row<One>> & string> &
    ('reservation_id' extends keyof Row<One> ? { readonly ofBooking: BookingPart } : unknown)
}
