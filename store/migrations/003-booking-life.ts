export const up = `
alter table session add column state text default 'open' not null;
alter table session add column minimum integer;
alter table session add column decides_on text;
alter table session add column note text default '' not null;
alter table reservation add column terms text default '[]' not null;
alter table reservation add column source text default 'site' not null;
alter table reservation add column note text default '' not null;
alter table reservation add column link_version integer default 1 not null;
create table event (
  id text primary key, reservation_id text references reservation (id), session_id text,
  at text not null, "by" text not null, what text not null, detail text not null
);
create index event_reservation on event (reservation_id);
create table refund (
  id text primary key, reservation_id text not null references reservation (id),
  amount_cents integer not null check (amount_cents > 0), iban text not null,
  created_at text not null, paid_at text
);
create table movement (
  key text primary key, booked_on text not null, amount_cents integer not null,
  communication text not null, payer_name text not null, payer_iban text not null,
  outcome text not null, reservation_id text, detail text not null, imported_at text not null,
  settled_at text
);
create table waiting (
  id text primary key, session_id text not null references session (id),
  participants integer not null check (participants > 0), name text not null, email text not null,
  language text not null, state text not null, created_at text not null, offered_until text
);
create index waiting_session on waiting (session_id, state, created_at);
create table diet (
  reservation_id text primary key references reservation (id), answer text not null,
  consented_at text not null
);
create table notice (key text primary key, at text not null);
create table desk (id integer primary key, links_from text not null);
insert into desk (id, links_from) values (1, '1970-01-01T00:00:00.000Z');
`
