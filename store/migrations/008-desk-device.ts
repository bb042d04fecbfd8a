/** A key that was asked for on the server has no `asked_by_digest`. */
export const up = `
create table desk_device (
  id text primary key, secret_digest text not null unique, browser text not null,
  first_seen_at text not null, last_seen_at text not null
);
create table desk_key (
  id text primary key, asked_by_digest text, path text not null, ends_at text not null,
  used_at text
);
drop table desk;
`
