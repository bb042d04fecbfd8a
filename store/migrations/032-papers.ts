/**
 * An option takes over the telephone and the request, which may be forgotten before the group answers, so its column
 * is no reference. One line of a statement may pay back several vouchers; its own column is left to lines that paid
 * a price.
 */
export const up = `
alter table option add column telephone text default '' not null;
alter table option add column request_id text;
alter table voucher add column refund_transaction_key text;
create index voucher_by_refund_transaction on voucher (refund_transaction_key);
update voucher set refund_transaction_key = (
  select max(key) from bank_transaction where voucher_id = voucher.id and amount_cents < 0
);
update bank_transaction set voucher_id = null where voucher_id is not null and amount_cents < 0;
`
