import { declaredTables, everyTable, type Tables } from '../tables.ts'
import type { BookingPart, DeclaredTable } from '../tables/declare-table.ts'

export function policyOf(table: keyof Tables): DeclaredTable {
  return declaredTables[table]
}

type Declared = typeof declaredTables

type PersonIn<Table extends keyof Tables> = Exclude<
  Declared[Table]['columns'][keyof Declared[Table]['columns']] extends infer Column
    ? Column extends { readonly whose: infer Whose }
      ? Whose
      : never
    : never,
  undefined
>

export type TableOfBooking = {
  [Table in keyof Tables]: 'reservation_id' extends keyof Tables[Table] ? Table : never
}[keyof Tables]

/** Tables in which a row can be about one person: a text of theirs, or their booking. */
export type PersonalTable =
  | TableOfBooking
  | {
      [Table in keyof Tables]: Exclude<PersonIn<Table>, 'nobody' | 'owner'> extends never
        ? never
        : Table
    }[keyof Tables]

export type TableOfPayers = {
  [Table in keyof Tables]: 'payer' extends PersonIn<Table> ? Table : never
}[keyof Tables]

/** Tables in which a person is known by a mailbox. */
export type TableOfPeople = {
  [Table in keyof Tables]: Extract<keyof Tables[Table], 'email' | `${string}_email`> extends never
    ? never
    : Table
}[keyof Tables]

export const tablesOfPeople = everyTable.filter((table): table is TableOfPeople =>
  Object.keys(policyOf(table).columns).some((column) => /(^|_)email$/.test(column)),
)

export function tablesOfPart(part: BookingPart) {
  return everyTable.filter((table) => policyOf(table).ofBooking === part)
}

export const everyText = everyTable.flatMap((table) =>
  Object.entries(policyOf(table).columns).flatMap(([column, { whose }]) =>
    whose ? [{ table, column, whose }] : [],
  ),
)

export const addressColumns = everyText.filter(({ column }) =>
  /^(email|recipient|\w+_email)$/.test(column),
)

export type PersonsTexts = { readonly table: keyof Tables; readonly columns: readonly string[] }

export function personalTexts<Table extends keyof Tables>(
  table: Table,
  ...people: readonly PersonIn<Table>[]
): PersonsTexts {
  const theirs = everyText.filter(
    (text) => text.table === table && people.some((person) => person === text.whose),
  )
  return { table, columns: theirs.map(({ column }) => column) }
}
