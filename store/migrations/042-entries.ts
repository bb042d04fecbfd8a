import type { Kysely } from 'kysely'
import { dayOf } from '#booking/dates/brussels-time.ts'
import type { Before, Derived } from './042-before.ts'
import { derivedEntries } from './042-derived.ts'
import { statements } from './statements.ts'

/**
 * The farm's books: cents leave one account and arrive in another (docs/decisions/0070). What payments, vouchers
 * and open refunds stood at is carried over, so that the entries of what was there add up to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addTable(db)
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

/** The journal and the cash book found their rows by the indexes that go. */
const addTable = statements(`
create table entry (
  id text primary key, number integer not null unique, at text not null, day text not null,
  kind text not null, from_account text not null, to_account text not null,
  cents integer not null check (cents > 0), line text
);
create index entry_by_from_account on entry (from_account);
create index entry_by_to_account on entry (to_account);
create index entry_by_day on entry (day);
create index entry_by_at on entry (at);
create index entry_taken_back on entry (at) where kind = 'taken-back';
drop index if exists hand_receipt_by_making;
drop index if exists voucher_refund_told;
drop index if exists refund_told;
drop index if exists bank_transaction_out;
`)

export const refuseEntryChanges = statements(
  `create trigger entry_no_update before update on entry
    begin select raise(abort, 'an entry is written once'); end`,
  `create or replace function refuse_entry_change() returns trigger language plpgsql as $$
    begin raise exception 'an entry is written once'; end $$;
  create trigger entry_no_update before update on entry
    for each row execute function refuse_entry_change()`,
)

const rowsAtOnce = 500

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
