export const up = `
create table wish (
  id text primary key, name text not null, email text not null, language text not null,
  workshop text, participants integer not null, languages text not null, weekdays text not null,
  state text not null, created_at text not null, ends_at text not null
);
create table calendar_key (digest text primary key, made_at text not null);
alter table waiting add column wish_id text;
create unique index waiting_by_wish on waiting (wish_id, session_id);
alter table session add column held_until text;
alter table session add column called_off_from text;
create index session_held on session (held_until);
create index event_by_session on event (session_id);
`
