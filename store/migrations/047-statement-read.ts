/** The moment at which a statement was last read; its bank may have given no name. */
export const up = `alter table account_holder add column read_at text default '' not null`
