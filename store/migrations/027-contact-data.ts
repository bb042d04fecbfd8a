export const up = `
alter table reservation add column telephone text default '' not null;
create table company (
  reservation_id text primary key references reservation (id), name text not null,
  vat_number text not null, address text not null, reference text not null,
  asked_at text not null, invoiced_at text
);
create index company_by_invoice on company (invoiced_at, asked_at);
`
