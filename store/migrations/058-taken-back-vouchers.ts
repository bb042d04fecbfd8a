/** Nobody knows which vouchers the owner took back until now: they count as withdrawn by their buyers. */
export const up = `alter table voucher add column withdrawn_by text default 'buyer' not null`
