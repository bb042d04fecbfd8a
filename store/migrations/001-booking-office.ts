/** The check `session_places` is the last line of defence: the database itself refuses a place too many. */
export const up = `
create table session (
  id text primary key, workshop text not null, starts_at text not null, ends_at text not null,
  capacity integer not null, taken integer not null, booked_elsewhere integer not null,
  origin text unique, constraint session_places check (taken >= 0 and taken <= capacity),
  constraint session_once unique (workshop, starts_at)
);
create table reservation (
  id text primary key, session_id text not null references session (id),
  participants integer not null check (participants > 0), status text not null,
  language text not null, name text not null, email text not null,
  special_requirements text not null, price_cents integer not null, created_at text not null
);
create index reservation_session on reservation (session_id);
create table payment (
  reservation_id text not null references reservation (id), kind text not null,
  amount_cents integer not null, paid_cents integer not null, reference text not null unique,
  due_on text not null, constraint payment_kind primary key (reservation_id, kind)
);
create table message (
  id text primary key, name text not null, email text not null, subject text not null,
  message text not null, language text not null, created_at text not null
);
create table mail (
  id text primary key, kind text not null, recipient text not null, language text not null,
  message_id text not null unique, content text not null, state text not null,
  attempts integer not null, due_at text not null, problem text, created_at text not null,
  sent_at text
);
create index mail_due on mail (state, due_at);
create table kept_answer (
  key text primary key, digest text not null, reservation_id text not null,
  created_at text not null
);
create table schedule_revision (id integer primary key, revision integer not null);
insert into schedule_revision (id, revision) values (1, 1);
`
