import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Before, Derived } from './042-before.ts'
import { derivedEntries } from './042-derived.ts'

/**
 * The farm's books: cents leave one account and arrive in another (docs/decisions/0070). What payments, vouchers
 * and open refunds stood at is carried over, so that the entries of what was there add up to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entry')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('number', 'integer', (c) => c.notNull().unique())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('from_account', 'text', (c) => c.notNull())
    .addColumn('to_account', 'text', (c) => c.notNull())
    .addColumn('cents', 'integer', (c) => c.notNull().check(sql`cents > 0`))
    .addColumn('line', 'text')
    .execute()
  for (const column of ['from_account', 'to_account', 'day', 'at']) {
    await db.schema.createIndex(`entry_by_${column}`).on('entry').column(column).execute()
  }
  await sql`create index entry_taken_back on entry (at) where kind = 'taken-back'`.execute(db)
  for (const index of noLongerAsked) await db.schema.dropIndex(index).ifExists().execute()
  await refuseEntryChanges(db)
  const before = db as Kysely<Before & { entry: Record<string, string | number | null> }>
  const entries = (await derivedEntries(before)).map((entry, nth) => rowOf(entry, nth + 1))
  for (let i = 0; i < entries.length; i += rowsAtOnce) {
    await before
      .insertInto('entry')
      .values(entries.slice(i, i + rowsAtOnce))
      .execute()
  }
}

export async function refuseEntryChanges(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const statement of isPostgres ? onPostgres : onSqlite) await sql.raw(statement).execute(db)
}

const rowsAtOnce = 500

/** The journal and the cash book found their rows by them. */
const noLongerAsked = [
  'hand_receipt_by_making',
  'voucher_refund_told',
  'refund_told',
  'bank_transaction_out',
]

const onSqlite = [
  `create trigger entry_no_update before update on entry
    begin select raise(abort, 'an entry is written once'); end`,
]

const onPostgres = [
  `create or replace function refuse_entry_change() returns trigger language plpgsql as $$
    begin raise exception 'an entry is written once'; end $$`,
  `create trigger entry_no_update before update on entry
    for each row execute function refuse_entry_change()`,
]

function rowOf({ at, kind, from, to, cents, line }: Derived, number: number) {
  const day = line?.booked_on ?? dayOf(new Date(at))
  const key = line?.key ?? null
  return {
    id: `derived ${number}`,
    number,
    at,
    day,
    kind,
    from_account: from,
    to_account: to,
    cents,
    line: key,
  }
}
