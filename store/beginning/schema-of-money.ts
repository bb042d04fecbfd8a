export const schemaOfMoney = `
create table payment (
  reservation_id text not null references reservation (id), kind text not null,
  amount_cents integer not null, paid_cents integer not null, reference text not null unique,
  due_on text not null, constraint payment_kind primary key (reservation_id, kind)
);
create index payment_by_amount on payment (amount_cents, reservation_id);

create table refund (
  id text primary key, reservation_id text not null references reservation (id),
  amount_cents integer not null check (amount_cents > 0), iban text not null,
  created_at text not null, paid_at text, asked_iban text default '' not null, asked_at text,
  transaction_key text, first_part text default '' not null
);
create index refund_by_reservation on refund (reservation_id);
create index refund_by_payment on refund (paid_at, created_at);
create index refund_by_code on refund (upper(substr(reservation_id, 1, 8)));
create index refund_by_account on refund (iban, reservation_id);
create index refund_by_asked_account on refund (asked_iban, reservation_id);
create index refund_by_first_part on refund (first_part);
create index refund_by_sum on refund (amount_cents, reservation_id);

create table bank_transaction (
  key text primary key, booked_on text not null, amount_cents integer not null,
  communication text not null, payer_name text not null, payer_iban text not null,
  outcome text not null, reservation_id text, detail text not null, imported_at text not null,
  settled_at text, voucher_id text
);
create index bank_transaction_by_reservation on bank_transaction (reservation_id);
create index bank_transaction_by_day on bank_transaction (booked_on, key);
create index bank_transaction_by_settling on bank_transaction (settled_at, booked_on, key);
create index bank_transaction_by_account on bank_transaction (payer_iban, reservation_id);
create index bank_transaction_by_voucher on bank_transaction (voucher_id);
create index bank_transaction_by_sum on bank_transaction (amount_cents, reservation_id);

create table voucher (
  id text primary key, created_at text not null, language text not null,
  amount_cents integer not null check (amount_cents > 0),
  left_cents integer not null check (left_cents >= 0 and left_cents <= amount_cents),
  workshop text, participants integer, buyer_name text not null, buyer_email text not null,
  receiver_name text not null, receiver_email text not null, message text not null, send_on text,
  sent_at text, reference text not null unique, received_cents integer default 0 not null,
  paid_at text, valid_until text not null, code_digest text unique,
  code_beginning text default '' not null, withdrawn_at text,
  refund_cents integer default 0 not null, refund_iban text default '' not null, refunded_at text,
  refund_transaction_key text
);
create index voucher_by_order on voucher (created_at, id);
create index voucher_by_sending on voucher (sent_at, left_cents);
create index voucher_by_payment on voucher (paid_at);
create index voucher_by_refund on voucher (refunded_at, refund_cents);
create index voucher_by_code on voucher (code_beginning);
create index voucher_open on voucher (valid_until, paid_at, left_cents) where left_cents > 0;
create index voucher_withdrawn on voucher (withdrawn_at) where withdrawn_at is not null;

create table journal_day (
  day text primary key, text text not null, hash text not null
);

create table journal_entry (
  number integer primary key, day text not null, source text not null, kind text not null,
  received_on text not null, vat_percent integer not null, cents integer not null,
  at text not null
);
create index journal_entry_by_source on journal_entry (source);
create index journal_entry_by_at on journal_entry (at);

create table account_holder (
  id integer primary key, name text not null, read_at text default '' not null
);

create table invoice (
  year integer not null, number integer not null, reservation_id text not null,
  issued_on text not null, facts text not null, issued_at text default '' not null,
  workshop_on text default '' not null, constraint invoice_number primary key (year, number)
);
create index invoice_by_reservation_id on invoice (reservation_id);
create index invoice_by_issued_on on invoice (issued_on);

create table entry (
  id text primary key, number integer not null unique, at text not null, day text not null,
  kind text not null, from_account text not null, to_account text not null,
  cents integer not null check (cents > 0), line text, share text, voucher text, method text
);
create index entry_by_from_account on entry (from_account);
create index entry_by_to_account on entry (to_account);
create index entry_by_day on entry (day);
create index entry_by_at on entry (at);
create index entry_taken_back on entry (at) where kind = 'taken-back';
create index entry_by_voucher on entry (voucher) where voucher is not null;
create index entry_by_sum on entry (cents, substr(to_account, 9));
`
