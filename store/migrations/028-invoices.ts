import type { Kysely } from 'kysely'
import { statements } from './statements.ts'

/** Invoices and credit notes: what was issued stays as it was (docs/decisions/0046). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addTable(db)
  await refuseInvoiceChanges(db)
}

/** The column `reservation_id` is no reference: an invoice outlives its booking. */
const addTable = statements(`
create table invoice (
  year integer not null, number integer not null, reservation_id text not null,
  issued_on text not null, facts text not null,
  constraint invoice_number primary key (year, number)
);
create index invoice_by_reservation_id on invoice (reservation_id);
create index invoice_by_issued_on on invoice (issued_on);
`)

const refusal = 'what was invoiced is not changed'

export const refuseInvoiceChanges = statements(
  `create trigger invoice_no_update before update on invoice
    begin select raise(abort, '${refusal}'); end`,
  `create or replace function refuse_invoice_change() returns trigger language plpgsql as $$
    begin raise exception '${refusal}'; end $$;
  create trigger invoice_fixed before update on invoice
    for each row execute function refuse_invoice_change()`,
)
