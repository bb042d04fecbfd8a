/** Mailboxes are known by a digest alone. */
export const up = `
create table mailbox_pace (
  mailbox text primary key, turns_left double precision not null, counted_at text not null
);
create index mailbox_pace_age on mailbox_pace (counted_at);
`
