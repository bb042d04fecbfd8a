/** The search finds bookings by sums that moved, each index in the words of `store/search/search.ts`. */
export const up = `
create index entry_by_sum on entry (cents, substr(to_account, 9));
create index bank_transaction_by_sum on bank_transaction (amount_cents, reservation_id);
create index refund_by_sum on refund (amount_cents, reservation_id);
`
