import { statements } from './statements.ts'

const index = `
create unique index session_once on session (workshop, starts_at) where state <> 'called-off';
`

/** A date that was called off leaves its hour to another. SQLite drops no constraint, and so gets the table anew. */
export const up = statements(
  `
pragma defer_foreign_keys = on;
create table session_before as select * from session;
drop table session;
create table session (
  id text primary key, workshop text not null, starts_at text not null, ends_at text not null,
  capacity integer not null, taken integer not null, booked_elsewhere integer not null,
  origin text unique, state text default 'open' not null, minimum integer, decides_on text,
  note text default '' not null, price_cents integer, teacher text, taught_in text,
  remark text default '{}' not null, sequence integer default 0 not null, held_until text,
  called_off_from text, changed_at text, further_days text default '[]' not null,
  constraint session_places check (taken >= 0 and taken <= capacity)
);
insert into session select id, workshop, starts_at, ends_at, capacity, taken, booked_elsewhere,
  origin, state, minimum, decides_on, note, price_cents, teacher, taught_in, remark, sequence,
  held_until, called_off_from, changed_at, further_days from session_before;
drop table session_before;
create index session_by_start on session (starts_at, workshop);
create index session_held on session (held_until);
${index}`,
  `
alter table session drop constraint session_once;
${index}`,
)
