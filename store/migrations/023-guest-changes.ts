export const up = `
alter table reservation add column kept_cents integer default 0 not null;
create table newcomer (
  reservation_id text primary key references reservation (id), id text not null unique,
  name text not null, email text not null, language text not null, at text not null
);
create table vacancy (
  reservation_id text primary key references reservation (id),
  session_id text not null references session (id), places integer not null,
  kept_cents integer not null, iban text not null, at text not null
);
create table succession (
  id text primary key, reservation_id text not null references reservation (id),
  successor_id text not null, places integer not null, cents integer not null, at text not null
);
create index vacancy_by_session on vacancy (session_id);
create index succession_by_reservation on succession (reservation_id);
`
