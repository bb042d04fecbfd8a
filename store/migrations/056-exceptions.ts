/** Credit notes that are due, and lines that were left, are found among the few that can be (docs/decisions/0026). */
export const up = `
create index bank_transaction_left on bank_transaction (booked_on, key)
  where settled_at is not null and outcome in ('ignored', 'aside', 'review', 'over');
create index entry_lessening on entry (at)
  where kind = 'charged-less' or (kind <> 'charged' and substr(from_account, 1, 8) in ('deposit:', 'balance:'));
`
