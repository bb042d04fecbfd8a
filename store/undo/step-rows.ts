// The rows that a step of the desk may touch, read before and after it, and put back.

import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { fromKeys, keysOf, onceBy } from '#language/keys-of.ts'
import { paymentsOf } from '#booking/money/ledger-account.ts'
import { touches } from '../money/entry-reads.ts'
import { isOneOf, readJson } from '../json-rows.ts'
import { policyOf } from '../personal-data/data-policy.ts'
import { idsOrBlank, inBatches, rowsIn } from '../rows.ts'
import {
  type ImagedRow,
  type ImagedTable,
  keyOfRow,
  keysOfTables,
  placesTakenBack,
  type RowImage,
  type TableRow,
} from './row-images.ts'
import { saveSearchWords } from '../search/save-words.ts'
import type { Tables } from '../tables.ts'

/** The records that a step may touch, by their ids; other ids are ignored. */
export type StepScope = {
  readonly reservations?: readonly string[]
  readonly sessions?: readonly string[]
  readonly messages?: readonly string[]
  /** Keys of lines of a statement, besides those of the bookings. */
  readonly transactions?: readonly string[]
  readonly vouchers?: readonly string[]
}

export type Watched = StepScope & {
  /** True when it redeems the vouchers that its bookings named, as only the yes does. */
  readonly spendsNamed?: boolean
  /** Dates whose waiting lists it may move; its own dates and those of its bookings by default. */
  readonly lists?: readonly string[]
  /** Options besides those on its dates: the step may have taken their date from them. */
  readonly options?: readonly string[]
}

const tablesOfBookings = keysOf(keysOfTables).filter((table) => policyOf(table).ofBooking)

/** The rows of all tables by one statement, in the order of the tables. */
export async function rowsOfStep(
  db: Kysely<Tables>,
  watched: Watched,
  entries: RawBuilder<boolean>,
): Promise<readonly TableRow[]> {
  const { reservations = [], sessions = [], transactions = [], vouchers = [] } = watched
  const { messages = [], options = [], lists, spendsNamed } = watched
  const bookings = [...reservations, ...(await bookingsOn(db, sessions))]
  const found = await inBatches(idsOrBlank(bookings), (some) => {
    const ofBookings = isOneOf('reservation_id', some)
    const isNamed = spendsNamed
      ? sql`code_digest in (select voucher_digest from reservation where ${isOneOf('id', some)})`
      : sql`false`
    return readRows(db, {
      ...fromKeys(tablesOfBookings, () => ofBookings),
      session: isOneOf('id', sessions),
      message: isOneOf('id', messages),
      reservation: isOneOf('id', some),
      waiting: sql`(${lists ? isOneOf('session_id', lists) : isOnSessionsOf(sessions, reservations)}
        or ${isOfMailboxOn(sessions)})`,
      option: sql`(${isOneOf('session_id', sessions)} or ${isOneOf('id', options)})`,
      voucher: sql`(id in (${vouchersThatPaid(some)}) or ${isNamed} or ${isOneOf('id', vouchers)})`,
      bank_transaction: sql`(${ofBookings} or ${isOneOf('key', transactions)})`,
      entry: entries,
      event: sql`(${ofBookings} or ${isOneOf('session_id', sessions)})`,
      notice: sql`(${isOneOf('record', [...some, ...sessions])}
        or record in (select id from refund where ${ofBookings}))`,
    })
  })
  return onceByTable(found)
}

/** Entries are only added, so those of a step come after the last one from before it. */
export const lastEntry = sql<boolean>`number = (select max(number) from entry where number > 0)`

export function entriesSince(before: readonly TableRow[]): RawBuilder<boolean> {
  const last = before.find(({ table }) => table === 'entry')
  return sql`number >= ${last?.row['number'] ?? 0}`
}

export function entriesOfBookings(ids: readonly string[]): RawBuilder<boolean> {
  return touches(ids.flatMap(paymentsOf))
}

/** The vouchers that paid these bookings, or a booking that their guests left. */
function vouchersThatPaid(ids: readonly string[]): RawBuilder<unknown> {
  const payments = isOneOf('to_account', ids.flatMap(paymentsOf))
  const first = 'voucher:'.length + 1
  return sql`
    select substr(from_account, ${sql.lit(first)}) from entry where kind = 'redeemed' and ${payments}
    union all select voucher from entry where voucher is not null and ${payments}
  `
}

function isOnSessionsOf(sessions: readonly string[], reservations: readonly string[]) {
  const sessionsOfBookings = sql`select session_id from reservation where ${isOneOf('id', reservations)}`
  return sql`(${isOneOf('session_id', sessions)} or session_id in (${sessionsOfBookings}))`
}

/** The other lists of who waits for these dates: an offer that ends there makes room for the next. */
function isOfMailboxOn(sessions: readonly string[]) {
  if (sessions.length === 0) return sql`false`
  return sql`email in (select email from waiting where ${isOneOf('session_id', sessions)})`
}

async function bookingsOn(db: Kysely<Tables>, sessions: readonly string[]) {
  if (sessions.length === 0) return []
  const on = db.selectFrom('reservation').select('id').where('session_id', 'in', sessions)
  return (await on.execute()).map(({ id }) => id)
}

/** A date's own rows come once for each part of its bookings, and are kept once. */
function onceByTable(rows: readonly TableRow[]): readonly TableRow[] {
  const byTable = Map.groupBy(onceBy(rows, keyOfRow), ({ table }) => table)
  return keysOf(keysOfTables).flatMap((table) => byTable.get(table) ?? [])
}

/** SQLite bounds how deep a condition goes; few steps touch more rows than this. */
const maxAtOnce = 200

export async function rowsNow(
  db: Kysely<Tables>,
  rows: readonly TableRow[],
): Promise<ReadonlyMap<string, ImagedRow>> {
  const now = new Map<string, ImagedRow>()
  for (let from = 0; from < rows.length; from += maxAtOnce) {
    const byTable = Map.groupBy(rows.slice(from, from + maxAtOnce), ({ table }) => table)
    const conditions = [...byTable].map(([table, group]) => [table, isAnyOf(group)] as const)
    for (const found of await readRows(db, Object.fromEntries(conditions)))
      now.set(keyOfRow(found), found.row)
  }
  return now
}

/** Rows that were removed or changed come back first, and added rows go last, as rows may refer to both. */
export async function writeBack(db: Transaction<Tables>, images: readonly RowImage[]) {
  const places = placesTakenBack(images)
  for (const [id, more] of places) {
    const was = images.find((one) => one.table === 'session' && one.before?.['id'] === id)
    // Both columns change at once: a date never has fewer places than are taken.
    const taken = [sql`taken = taken + ${more}`]
    await update(db, { table: 'session', row: was?.before ?? { id } }, taken)
  }
  for (const { table, before, after } of images.filter((one) => one.table !== 'session')) {
    if (before && after) await update(db, { table, row: before })
    else if (before) await insert(db, { table, row: before })
  }
  const added = images.filter(({ before }) => !before)
  for (const { table, after } of added.toReversed()) {
    const row = after!
    if (table === 'reservation') {
      await rowsIn(db, 'reservation_word').remove({ reservationId: String(row['id']) })
    }
    await sql`delete from ${sql.table(table)} where ${isRow({ table, row })}`.execute(db)
  }
  for (const id of new Set(images.flatMap(bookingOfWords))) await saveSearchWords(db, id)
}

function bookingOfWords({ table, before, after }: RowImage): readonly string[] {
  if (table === 'reservation') return before ? [String(before['id'])] : []
  return table === 'company' ? [String((before ?? after)?.['reservation_id'])] : []
}

async function readRows(
  db: Kysely<Tables>,
  keysSought: Readonly<Partial<Record<ImagedTable, RawBuilder<unknown>>>>,
): Promise<readonly TableRow[]> {
  const rows = await readJson(db, keysSought)
  return rows.map(({ table, json }) => {
    // Neither is put back: other guests take places meanwhile, and a voucher may have a new code.
    const { taken: _, voucher_digest: __, ...row } = JSON.parse(json)
    return { table, row }
  })
}

function isAnyOf(rows: readonly TableRow[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(rows.map(isRow), sql` or `)})`
}

function isRow({ table, row }: TableRow): RawBuilder<boolean> {
  const same = keysOfTables[table].map((column) => sql`${sql.ref(column)} = ${row[column]}`)
  return sql<boolean>`(${sql.join(same, sql` and `)})`
}

async function update(
  db: Transaction<Tables>,
  { table, row }: TableRow,
  more: readonly RawBuilder<unknown>[] = [],
): Promise<void> {
  const equals = Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const set = sql.join([...equals, ...more])
  await sql`update ${sql.table(table)} set ${set} where ${isRow({ table, row })}`.execute(db)
}

async function insert(db: Transaction<Tables>, { table, row }: TableRow): Promise<void> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  const values = sql.join(Object.values(row))
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db)
}
