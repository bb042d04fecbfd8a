export const up = `
create table voucher (
  id text primary key, created_at text not null, language text not null,
  amount_cents integer not null check (amount_cents > 0),
  left_cents integer not null check (left_cents >= 0 and left_cents <= amount_cents),
  workshop text, participants integer, buyer_name text not null, buyer_email text not null,
  receiver_name text not null, receiver_email text not null, message text not null, send_on text,
  sent_at text, reference text not null unique, received_cents integer default 0 not null,
  paid_at text, valid_until text not null, code_digest text unique,
  code_beginning text default '' not null, withdrawn_at text,
  refund_cents integer default 0 not null, refund_iban text default '' not null, refunded_at text
);
create table voucher_use (
  id text primary key, voucher_id text not null references voucher (id),
  reservation_id text not null references reservation (id), kind text not null,
  cents integer not null, at text not null
);
alter table bank_transaction add column voucher_id text;
create index voucher_by_order on voucher (created_at, id);
create index voucher_by_end on voucher (valid_until, left_cents);
create index voucher_by_sending on voucher (sent_at, left_cents);
create index voucher_by_payment on voucher (paid_at);
create index voucher_by_refund on voucher (refunded_at, refund_cents);
create index voucher_by_code on voucher (code_beginning);
create index voucher_use_by_voucher_id on voucher_use (voucher_id);
create index voucher_use_by_reservation_id on voucher_use (reservation_id);
create index bank_transaction_by_voucher on bank_transaction (voucher_id);
`
