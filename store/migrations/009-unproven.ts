/** Mailboxes and networks are known by a digest alone. */
export const up = `
create table proven_mailbox (mailbox text primary key, proven_at text not null);
create table unproven (
  reservation_id text primary key references reservation (id), mailbox text not null,
  network text not null, made_at text not null, ends_at text
);
alter table kept_answer add column held integer default 1 not null;
`
