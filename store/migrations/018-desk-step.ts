/** Desk steps, so that they can be taken back (docs/decisions/0035). */
export const up = `
create table desk_step (
  id text primary key, at text not null, device text not null, record text not null,
  what text not null, images text not null, mails text not null, undone_at text
);
create index desk_step_by_time on desk_step (at);
`
