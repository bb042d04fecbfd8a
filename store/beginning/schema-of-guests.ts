export const schemaOfGuests = `
create table waiting (
  id text primary key, session_id text not null references session (id),
  participants integer not null check (participants > 0), name text not null, email text not null,
  language text not null, state text not null, created_at text not null, offered_until text,
  reservation_id text references reservation (id), wish_id text
);
create index waiting_session on waiting (session_id, state, created_at);
create unique index waiting_by_wish on waiting (wish_id, session_id);

create table wish (
  id text primary key, name text not null, email text not null, language text not null,
  workshop text, participants integer not null, languages text not null, weekdays text not null,
  state text not null, created_at text not null, ends_at text not null
);

create table newcomer (
  reservation_id text primary key references reservation (id), id text not null unique,
  name text not null, email text not null, language text not null, at text not null
);

create table vacancy (
  reservation_id text primary key references reservation (id),
  session_id text not null references session (id), places integer not null,
  kept_cents integer not null, iban text not null, at text not null
);
create index vacancy_by_session on vacancy (session_id);

create table succession (
  id text primary key, reservation_id text not null references reservation (id),
  successor_id text not null, places integer not null, cents integer not null, at text not null
);
create index succession_by_reservation on succession (reservation_id);

create table diary (
  reservation_id text primary key references reservation (id), asked_at text not null
);

create table guest_sentence (
  reservation_id text primary key references reservation (id), sentence text not null,
  first_name text not null, town text not null, language text not null, state text not null,
  written_at text not null
);
create index guest_sentence_by_state on guest_sentence (state, written_at);

create table option (
  id text primary key, session_id text references session (id), workshop text not null,
  starts_at text not null, ends_at text not null, price_cents integer not null,
  least integer not null, most integer not null, name text not null, email text not null,
  language text not null, state text not null, created_at text not null,
  holds_until text not null, ended_at text, reservation_id text references reservation (id),
  telephone text default '' not null, request_id text, group_price_cents integer
);
create index option_by_session_id on option (session_id);
create index option_by_reservation_id on option (reservation_id);

create table companion_list (
  reservation_id text primary key references reservation (id), id text not null unique
);

create table companion (
  id text primary key, reservation_id text not null references reservation (id),
  name text not null, email text not null, language text not null, diets text not null,
  consented_at text, reference text not null unique, joined_at text not null
);
create index companion_by_reservation_id on companion (reservation_id);

create table mail (
  id text primary key, kind text not null, recipient text not null, language text not null,
  message_id text not null unique, content text not null, state text not null,
  attempts integer not null, due_at text not null, problem text, created_at text not null,
  sent_at text, lease_ends text, patience_from text, held_until text, held_with text,
  held_parts text
);
create index mail_due on mail (state, due_at);
create index mail_held_with on mail (held_with);
create index mail_with_text on mail (id) where content <> '';

create table outbox (
  id integer primary key, held_since text
);

create table mail_about (
  mail_id text not null references mail (id) on delete cascade, about text not null,
  constraint mail_about_once primary key (mail_id, about)
);
create index mail_about_what on mail_about (about);

create table desk_device (
  id text primary key, secret_digest text not null unique, browser text not null,
  first_seen_at text not null, last_seen_at text not null, key_used_at text default '' not null
);

create table desk_key (
  id text primary key, asked_by_digest text, path text not null, ends_at text not null,
  used_at text
);

create table desk_step (
  id text primary key, at text not null, device text not null, record text not null,
  what text not null, images text not null, mails text not null, undone_at text
);
create index desk_step_by_time on desk_step (at);

create table house_change (
  number integer primary key, name text not null, value_before text not null,
  value_after text not null, at text not null, device text not null, is_now integer not null
);
create index house_change_now on house_change (is_now, name);
create index house_change_by_name on house_change (name, number);

create table calendar_key (
  digest text primary key, made_at text not null
);

create table desk_owner (
  id integer primary key, digest text not null
);

create table text_draft (
  path text not null, language text not null, text text, at text not null, device text not null,
  constraint text_draft_key primary key (path, language)
);

create table text_to_check (
  path text not null, language text not null, at text not null,
  constraint text_to_check_key primary key (path, language)
);

create table edition (
  number integer primary key, texts text not null, at text not null, device text not null
);
`
