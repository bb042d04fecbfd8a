export const up = `
create table outbox (id integer primary key, held_since text);
insert into outbox (id, held_since) values (1, null);
alter table mail add column lease_ends text;
alter table mail add column patience_from text;
`
