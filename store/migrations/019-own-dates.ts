export const up = `
alter table session add column price_cents integer;
alter table session add column teacher text;
alter table session add column taught_in text;
alter table session add column remark text default '{}' not null;
alter table session add column sequence integer default 0 not null;
create table away (id text primary key, from_at text not null, until_at text not null);
`
