export const up = 'alter table refund add column is_buyers integer default 0 not null'
