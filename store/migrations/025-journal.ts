import type { Kysely } from 'kysely'
import { statements } from './statements.ts'

/** The receipts journal: what is written there stays as it was written (docs/decisions/0043). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addTables(db)
  await refuseJournalChanges(db)
}

const addTables = statements(`
create table journal_day (day text primary key, text text not null, hash text not null);
create table journal_entry (
  number integer primary key, day text not null, source text not null, kind text not null,
  received_on text not null, vat_percent integer not null, cents integer not null,
  at text not null
);
create index journal_entry_by_source on journal_entry (source);
create index journal_entry_by_at on journal_entry (at);
create index hand_receipt_by_making on hand_receipt (at);
`)

const tables = ['journal_day', 'journal_entry']

const onSqlite = tables.flatMap((table) =>
  ['update', 'delete'].map(
    (change) => `create trigger ${table}_no_${change} before ${change} on ${table}
      begin select raise(abort, 'the receipts journal is only added to'); end`,
  ),
)

const onPostgres = [
  `create or replace function refuse_journal_change() returns trigger language plpgsql as $$
    begin raise exception 'the receipts journal is only added to'; end $$`,
  ...tables.flatMap((table) => [
    `create trigger ${table}_fixed before update or delete on ${table}
      for each row execute function refuse_journal_change()`,
    `create trigger ${table}_kept before truncate on ${table}
      for each statement execute function refuse_journal_change()`,
  ]),
]

export const refuseJournalChanges = statements(onSqlite.join(';\n'), onPostgres.join(';\n'))
