export const up = `
alter table refund add column asked_iban text default '' not null;
alter table refund add column asked_at text;
create table hand_receipt (
  id text primary key, reservation_id text not null references reservation (id),
  kind text not null, cents integer not null check (cents > 0), at text not null,
  movement_key text
);
`
