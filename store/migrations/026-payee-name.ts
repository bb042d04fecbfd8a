/** The account holder by the last statement (docs/decisions/0043). */
export const up = `create table account_holder (id integer primary key, name text not null)`
