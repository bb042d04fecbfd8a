import { isDeepStrictEqual } from 'node:util'
import { holdsPlaces, statuses } from '#booking/reservations/status.ts'
import { fromKeys } from '#language/keys-of.ts'
import { policyOf, type TableOfBooking } from '../personal-data/data-policy.ts'
import { everyTable, type Tables } from '../tables.ts'
import { keyOf } from '../tables/declare-table.ts'

/** Tables of a booking whose rows a step that is taken back leaves as they are. */
const leftAlone = [
  'reservation_word',
  'kept_answer',
  'vacancy',
  'succession',
  'companion_list',
  'companion',
  'diary',
  'guest_sentence',
  'invoice',
] as const satisfies readonly TableOfBooking[]

const besides = [
  'session',
  'message',
  'reservation',
  'voucher',
  'entry',
  'notice',
  'mail',
  'mail_about',
] as const satisfies readonly (keyof Tables)[]

export type ImagedTable =
  | Exclude<TableOfBooking, (typeof leftAlone)[number]>
  | (typeof besides)[number]

const imagedTables = everyTable.filter((table): table is ImagedTable => {
  const isOfBooking = policyOf(table).ofBooking && !leftAlone.some((one) => one === table)
  return isOfBooking || besides.some((one) => one === table)
})

/** The columns that identify a row, by table; tables that others refer to come first. */
export const keysOfTables = fromKeys(imagedTables, (table) => keyOf(policyOf(table)))

export type ImagedRow = Readonly<Record<string, string | number | null>>

export type TableRow = { readonly table: ImagedTable; readonly row: ImagedRow }

/** A row without a `before` was added; one without an `after` was taken away. */
export type RowImage = {
  readonly table: ImagedTable
  readonly before?: ImagedRow | undefined
  readonly after?: ImagedRow | undefined
}

export function keyOfRow({ table, row }: TableRow): string {
  return JSON.stringify([table, ...keysOfTables[table].map((column) => row[column])])
}

export function imagesBetween(
  before: readonly TableRow[],
  after: readonly TableRow[],
): readonly RowImage[] {
  const left = new Map(after.map((one) => [keyOfRow(one), one.row]))
  const found = new Set(before.map(keyOfRow))
  const kept = before.map((one) => ({ ...one, after: left.get(keyOfRow(one)) }))
  const changed = kept.filter((one) => !isDeepStrictEqual(one.row, one.after))
  const added = after.filter((one) => !found.has(keyOfRow(one)))
  return [
    ...changed.map(({ table, row, after: now }) => ({ table, before: row, after: now })),
    ...added.map(({ table, row }) => ({ table, after: row })),
  ]
}

export function bookingsIn(images: readonly RowImage[]): readonly string[] {
  const rows = images.filter(({ table }) => table === 'reservation')
  return rows.map(({ before, after }) => String((before ?? after)!['id']))
}

/** Places of each date that are taken again once these rows are put back. A date whose own row changed is listed even with 0. A date that the step added is not listed: undo removes it. */
export function placesTakenBack(images: readonly RowImage[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  const count = (table: ImagedTable, row: ImagedRow | undefined, sign: 1 | -1) => {
    if (!row) return
    const session = String(table === 'session' ? row['id'] : row['session_id'])
    const taken = heldBy(table, row)
    if (taken > 0 || table === 'session')
      places.set(session, (places.get(session) ?? 0) + sign * taken)
  }
  for (const { table, before, after } of images) {
    if (table === 'session' && !before) continue
    count(table, before, 1)
    count(table, after, -1)
  }
  return places
}

function heldBy(table: ImagedTable, row: ImagedRow): number {
  switch (table) {
    case 'session':
      return Number(row['booked_elsewhere'])
    case 'waiting':
      return row['state'] === 'offered' ? Number(row['participants']) : 0
    case 'option':
      return row['state'] === 'open' ? Number(row['most']) : 0
    case 'reservation': {
      const status = statuses.find((one) => one === row['status'])
      return status && holdsPlaces(status) ? Number(row['participants']) : 0
    }
    default:
      return 0
  }
}
