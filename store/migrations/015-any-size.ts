/**
 * Every query of a page has an index, however many years lie behind (docs/decisions/0026).
 * Texts go after a week: of millions of mails `mail_with_text` holds the latest alone.
 */
export const up = `
alter table reservation add column owed_cents integer default 0 not null;
update reservation set owed_cents = (
  select coalesce(sum(amount_cents - paid_cents), 0) from payment
  where payment.reservation_id = reservation.id and paid_cents < amount_cents
);
create index session_by_start on session (starts_at, workshop);
create index reservation_by_status on reservation (status, owed_cents);
create index refund_by_payment on refund (paid_at, created_at);
create index hand_receipt_by_day on hand_receipt (transaction_key, at);
create index hand_receipt_by_reservation on hand_receipt (reservation_id);
create index bank_transaction_by_day on bank_transaction (booked_on, key);
create index bank_transaction_by_settling on bank_transaction (settled_at, booked_on, key);
create index message_by_day on message (created_at);
create index unproven_by_mailbox on unproven (mailbox);
create index unproven_by_network on unproven (network);
create index unproven_by_making on unproven (made_at);
create index refund_by_code on refund (upper(substr(reservation_id, 1, 8)));
create index mail_with_text on mail (id) where content <> '';
`
