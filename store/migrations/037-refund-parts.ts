/**
 * A refund goes to each account in the measure in which it paid, so it may have parts, which name the first
 * of them. An account that was typed for money of unknown origin stood as if it were known: an open refund
 * says now that it was asked for.
 */
export const up = `
alter table refund add column first_part text default '' not null;
update refund set first_part = id;
create index refund_by_first_part on refund (first_part);
update refund set asked_iban = iban, asked_at = created_at, iban = ''
  where paid_at is null and asked_at is null and iban <> ''
  and not exists (select payer_iban from bank_transaction where payer_iban = refund.iban);
`
