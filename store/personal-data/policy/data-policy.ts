import { keysOf } from '#language/keys-of.ts'
import type { Tables } from '../../tables.ts'
import type { BookingPart, Person, Policies, Policy } from './policy.ts'
import { bookingPolicy } from './booking-policy.ts'
import { deskPolicy } from './desk-policy.ts'
import { guestPolicy } from './guest-policy.ts'
import { moneyPolicy } from './money-policy.ts'

/** A missing table does not compile. Tables that others refer to come first. */
export const dataPolicy = {
  ...bookingPolicy,
  ...guestPolicy,
  ...moneyPolicy,
  ...deskPolicy,
} satisfies Policies<keyof Tables>

export function policyOf(table: keyof Tables): Policy {
  return dataPolicy[table]
}

export const everyTable = keysOf(dataPolicy)

type Nobodys = 'nobody' | 'owner'

export type TableOfBooking = {
  [Table in keyof Tables]: 'reservation_id' extends keyof Tables[Table] ? Table : never
}[keyof Tables]

/** Tables in which a row can be about one person: a text of theirs, or their booking. */
export type PersonalTable =
  | TableOfBooking
  | {
      [Table in keyof Tables]: (typeof dataPolicy)[Table]['texts'] extends Readonly<
        Record<string, Nobodys>
      >
        ? never
        : Table
    }[keyof Tables]

export function tablesOfPart(part: BookingPart) {
  return everyTable.filter((table) => policyOf(table).ofBooking === part)
}

export const everyText = everyTable.flatMap((table) =>
  Object.entries(dataPolicy[table].texts).map(([column, whose]) => ({ table, column, whose })),
)

/** Columns with a mailbox as it was typed. */
export const addressColumns = everyText.filter(({ column }) =>
  /^(email|recipient|\w+_email)$/.test(column),
)

/** Tables in which a person is known by a mailbox. */
export type TableOfPeople = {
  [Table in keyof Tables]: Extract<keyof Tables[Table], 'email' | `${string}_email`> extends never
    ? never
    : Table
}[keyof Tables]

export const tablesOfPeople = everyTable.filter((table): table is TableOfPeople =>
  Object.keys(policyOf(table).texts).some((column) => /(^|_)email$/.test(column)),
)

type TextsOf<Table extends keyof Tables> = (typeof dataPolicy)[Table]['texts']

type PersonIn<Table extends keyof Tables> = TextsOf<Table>[keyof TextsOf<Table>] & Person

export type TableOfPayers = {
  [Table in keyof Tables]: 'payer' extends PersonIn<Table> ? Table : never
}[keyof Tables]

export type PersonsTexts = { readonly table: keyof Tables; readonly columns: readonly string[] }

export function personalTexts<Table extends keyof Tables>(
  table: Table,
  ...people: readonly PersonIn<Table>[]
): PersonsTexts {
  const texts = Object.entries<Person>(policyOf(table).texts)
  const theirs = texts.filter(([, whose]) => people.some((person) => person === whose))
  return { table, columns: theirs.map(([column]) => column) }
}
