/** A device known until now has used one key, when it was first seen; whose mailbox had sent it, nobody noted. */
export const up = `
alter table desk_device add column key_used_at text default '' not null;
update desk_device set key_used_at = first_seen_at;
create table desk_owner (id integer primary key, digest text not null);
`
