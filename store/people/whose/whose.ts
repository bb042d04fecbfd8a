import type { Tables } from '../../tables.ts'
import { whoseBookings } from './whose-bookings.ts'
import type { Whose, WhoseTable } from './column.ts'
import { whoseDesk } from './whose-desk.ts'
import { whoseGuests } from './whose-guests.ts'
import { whoseLives } from './whose-lives.ts'
import { whoseMails } from './whose-mails.ts'
import { whoseMoney } from './whose-money.ts'

/**
 * The person of every column of every table, how long it stays, and the effect of an erasure. A
 * missing one does not compile. Tables that others refer to come first.
 */
export const whose = {
  ...whoseBookings,
  ...whoseLives,
  ...whoseGuests,
  ...whoseMoney,
  ...whoseMails,
  ...whoseDesk,
} satisfies { readonly [Table in keyof Tables]: WhoseTable<Tables[Table]> }

type Nobodys = 'nobody' | 'owner'

type IsNobodys<Columns> =
  Columns extends Readonly<Record<string, Nobodys | readonly [Nobodys, unknown]>> ? true : false

/** Tables in which a row can be about one person. */
export type PersonalTable = {
  [Table in keyof typeof whose]: IsNobodys<(typeof whose)[Table]['columns']> extends true
    ? never
    : Table
}[keyof typeof whose]

/** Every column, with whose it is. */
export const everyColumn = Object.entries(whose).flatMap(([table, { columns }]) =>
  Object.entries(columns).map(([column, of]: [string, Whose | readonly [Whose, unknown]]) => {
    return { table, column, whose: typeof of === 'string' ? of : of[0] }
  }),
)

/** The columns that hold a mailbox as it was typed. */
export const addressColumns = everyColumn.filter(({ column }) =>
  /^(email|recipient|\w+_email)$/.test(column),
)
