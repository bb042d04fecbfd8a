/**
 * An index in which nearly every row says "not yet" or "nothing" leads to all of them: these hold the
 * others alone. What happened last to a booking is read from its index.
 */
export const up = `
drop index voucher_by_end;
drop index voucher_by_refund_transaction;
drop index refund_by_transaction;
drop index event_reservation;
create index voucher_open on voucher (valid_until, paid_at, left_cents) where left_cents > 0;
create index voucher_withdrawn on voucher (withdrawn_at) where withdrawn_at is not null;
create index voucher_refund_told on voucher (refund_transaction_key)
  where refund_transaction_key is not null;
create index event_by_reservation on event (reservation_id, number, what);
create index refund_told on refund (transaction_key) where transaction_key is not null;
`
