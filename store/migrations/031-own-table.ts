export const up = `
create table option (
  id text primary key, session_id text references session (id), workshop text not null,
  starts_at text not null, ends_at text not null, price_cents integer not null,
  least integer not null, most integer not null, name text not null, email text not null,
  language text not null, state text not null, created_at text not null,
  holds_until text not null, ended_at text, reservation_id text references reservation (id)
);
create table companion_list (
  reservation_id text primary key references reservation (id), id text not null unique
);
create table companion (
  id text primary key, reservation_id text not null references reservation (id),
  name text not null, email text not null, language text not null, diets text not null,
  consented_at text, reference text not null unique, paid_cents integer not null,
  joined_at text not null
);
create index companion_by_reservation_id on companion (reservation_id);
create index option_by_session_id on option (session_id);
create index option_by_reservation_id on option (reservation_id);
`
