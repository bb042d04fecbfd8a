export const up = `
create table replaced_guest (
  id text primary key, reservation_id text not null references reservation (id),
  name text not null, email text not null, language text not null, paid_cents integer not null,
  at text not null
);
alter table reservation add column came integer;
create index replaced_guest_by_reservation on replaced_guest (reservation_id);
`
