export const up = `
alter table mail add column held_until text;
alter table mail add column held_with text;
alter table mail add column held_parts text;
create index mail_held_with on mail (held_with);
`
