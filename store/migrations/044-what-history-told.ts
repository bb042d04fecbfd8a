import type { Kysely } from 'kysely'
import { type Event, ToldHistory } from './044-told.ts'
import { refuseInvoiceChanges } from './028-invoices.ts'
import { statements } from './statements.ts'

type Facts = {
  reservation: {
    id: string
    status: string
    created_at: string
    kept_cents: number
    date_taken_at: string
    voucher_digest: string | null
    led_to: string | null
  }
  event: Event & { number: number; session_id: string | null }
  invoice: {
    year: number
    number: number
    issued_on: string
    facts: string
    issued_at: string
    workshop_on: string
  }
  notice: { kind: string; record: string; day: string; at: string }
  ending: Record<string, string | number | null>
  party_change: Record<string, string | number | null>
  split: Record<string, string | number | null>
}

/** Facts that the office read from the history have rows of their own (docs/decisions/0072). */
export async function up(db: Kysely<Facts>): Promise<void> {
  await addTables(db)
  const reservations = await db
    .selectFrom('reservation')
    .select(['id', 'status', 'created_at', 'kept_cents'])
    .execute()
  const told = new ToldHistory(reservations)
  const events = db.selectFrom('event').select(['reservation_id', 'at', 'by', 'what', 'detail'])
  const history = events.where('what', 'in', ToldHistory.of).where('reservation_id', 'is not', null)
  for (const event of await history.orderBy('at').orderBy('number').execute()) told.happen(event)
  for (const { id, created_at: at, kept_cents: cents } of reservations) {
    if (cents > 0) told.keep(id, { at, cents })
  }
  const { endings, changes, splits, named, ledTo, writtenOff, issued } = told
  for (const [table, rows] of [
    ['ending', [...endings.values()]],
    ['party_change', changes],
    ['split', splits],
  ] as const) {
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      await db
        .insertInto(table)
        .values(rows.slice(from, from + rowsAtOnce))
        .execute()
    }
  }
  const reservation = (id: string) => db.updateTable('reservation').where('id', '=', id)
  for (const [id, voucher_digest] of named) await reservation(id).set({ voucher_digest }).execute()
  for (const [id, date_taken_at] of told.dateTaken) {
    await reservation(id).set({ date_taken_at }).execute()
  }
  for (const [id, led_to] of ledTo) await reservation(id).set({ led_to }).execute()
  for (const [record, at] of writtenOff) {
    const notice = { kind: 'written-off', record, day: '', at }
    const once = db.insertInto('notice').values(notice)
    await once
      .onConflict((conflict) => conflict.columns(['kind', 'record', 'day']).doNothing())
      .execute()
  }
  await dropKept(db)
  await fillInvoices(db, issued)
}

const rowsAtOnce = 500

/** The facts of invoices stay as they are; the trigger that refuses every change is lifted meanwhile. */
async function fillInvoices(db: Kysely<Facts>, issued: ReadonlyMap<string, string>): Promise<void> {
  await letInvoicesChange(db)
  const all = db.selectFrom('invoice').select(['year', 'number', 'issued_on', 'facts'])
  for (const { year, number, issued_on, facts } of await all.execute()) {
    const name = `${year}-${String(number).padStart(4, '0')}`
    const issued_at = issued.get(name) ?? `${issued_on}T00:00:00.000Z`
    const { workshopOn: workshop_on } = JSON.parse(facts)
    const row = db.updateTable('invoice').where('year', '=', year).where('number', '=', number)
    await row.set({ issued_at, workshop_on }).execute()
  }
  await refuseInvoiceChanges(db)
}

const letInvoicesChange = statements(
  'drop trigger invoice_no_update',
  'drop trigger invoice_fixed on invoice',
)

const dropKept = statements('alter table reservation drop column kept_cents')

const addTables = statements(`
alter table reservation add column voucher_digest text;
alter table reservation add column led_to text;
alter table reservation add column date_taken_at text default '' not null;
update reservation set date_taken_at = created_at;
alter table session add column changed_at text;
update session set changed_at = (
  select max(at) from event
  where session_id = session.id and what in ('changed', 'opened', 'closed', 'called-off')
);
alter table invoice add column issued_at text default '' not null;
alter table invoice add column workshop_on text default '' not null;
create table ending (
  reservation_id text primary key references reservation (id), what text not null,
  "by" text not null, at text not null, was text, refund_id text, refund_cents integer not null,
  voucher_cents integer not null
);
create table party_change (
  reservation_id text not null references reservation (id), number integer not null,
  at text not null, places integer not null, kept_cents integer not null,
  given_up_cents integer not null, kept_given_up_cents integer not null,
  retaken_cents integer not null, refund_id text,
  constraint party_change_in_order primary key (reservation_id, number)
);
create table split (
  reservation_id text primary key references reservation (id), left_id text not null,
  at text not null, participants integer not null, succeeded integer not null
);
create index split_by_left on split (left_id);
`)
