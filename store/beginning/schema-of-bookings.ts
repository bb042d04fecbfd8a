export const schemaOfBookings = `
create table session (
  id text primary key, workshop text not null, starts_at text not null, ends_at text not null,
  capacity integer not null, taken integer not null, booked_elsewhere integer not null,
  origin text unique, state text default 'open' not null, minimum integer, decides_on text,
  note text default '' not null, price_cents integer, teacher text, taught_in text,
  remark text default '{}' not null, sequence integer default 0 not null, held_until text,
  called_off_from text, changed_at text,
  constraint session_places check (taken >= 0 and taken <= capacity),
  constraint session_once unique (workshop, starts_at)
);
create index session_by_start on session (starts_at, workshop);
create index session_held on session (held_until);

create table reservation (
  id text primary key, session_id text not null references session (id),
  participants integer not null check (participants > 0), status text not null,
  language text not null, name text not null, email text not null,
  special_requirements text not null, price_cents integer not null, created_at text not null,
  terms text default '[]' not null, source text default 'site' not null,
  note text default '' not null, link_version integer default 1 not null,
  sought_email text default '' not null, owed_cents integer default 0 not null, came integer,
  telephone text default '' not null, voucher_digest text, led_to text,
  date_taken_at text default '' not null, group_price_cents integer
);
create index reservation_session on reservation (session_id);
create index reservation_by_sought_email on reservation (sought_email);
create index reservation_by_status on reservation (status, owed_cents);
create index reservation_by_making on reservation (created_at);
create index reservation_by_owed on reservation (owed_cents);
create index reservation_by_code on reservation (upper(substr(id, 1, 8)));
create index reservation_by_name on reservation (lower(name), id);
create index reservation_by_total on reservation ((coalesce(group_price_cents, price_cents * participants)));

create table message (
  id text primary key, name text not null, email text not null, subject text not null,
  message text not null, language text not null, created_at text not null, handled_at text,
  handled_by text, handled_as text
);
create index message_by_day on message (created_at);
create index message_waiting on message (created_at) where handled_at is null;

create table kept_answer (
  key text primary key, digest text not null, reservation_id text not null,
  created_at text not null, held integer default 1 not null
);

create table schedule_revision (
  id integer primary key, revision integer not null
);

create table event (
  id text primary key, reservation_id text references reservation (id), session_id text,
  at text not null, "by" text not null, what text not null, detail text not null,
  number integer default 0 not null
);
create index event_by_session on event (session_id);
create index event_by_reservation on event (reservation_id, number, what);

create table diet (
  reservation_id text primary key references reservation (id), answer text not null,
  consented_at text not null
);

create table mailbox_pace (
  mailbox text primary key, turns_left double precision not null, counted_at text not null
);
create index mailbox_pace_age on mailbox_pace (counted_at);

create table clock (
  id integer primary key, sure_at text not null, doubted_since text
);

create table proven_mailbox (
  mailbox text primary key, proven_at text not null
);

create table unproven (
  reservation_id text primary key references reservation (id), mailbox text not null,
  network text not null, made_at text not null, ends_at text
);
create index unproven_by_mailbox on unproven (mailbox);
create index unproven_by_network on unproven (network);
create index unproven_by_making on unproven (made_at);

create table erasure (
  id text primary key, at text not null, salt text not null, digest text not null
);

create table erased_record (
  record text not null, at text not null, outcome text not null,
  constraint erased_record_once primary key (record, outcome)
);

create table links_mark (
  id integer primary key, mark text not null
);

create table notice (
  kind text not null, record text not null, day text not null, at text not null,
  constraint notice_once primary key (kind, record, day)
);
create index notice_by_record on notice (record);

create table reservation_word (
  word text not null, reservation_id text not null references reservation (id),
  constraint reservation_word_once primary key (word, reservation_id)
) without rowid;
create index reservation_word_by_reservation on reservation_word (reservation_id);

create table away (
  id text primary key, from_at text not null, until_at text not null
);

create table replaced_guest (
  id text primary key, reservation_id text not null references reservation (id),
  name text not null, email text not null, language text not null, at text not null,
  had_paid integer default 0 not null
);
create index replaced_guest_by_reservation on replaced_guest (reservation_id);

create table company (
  reservation_id text primary key references reservation (id), name text not null,
  vat_number text not null, address text not null, reference text not null,
  asked_at text not null, invoiced_at text
);
create index company_by_invoice on company (invoiced_at, asked_at);

create table ending (
  reservation_id text primary key references reservation (id), what text not null,
  "by" text not null, at text not null, was text, refund_id text, refund_cents integer not null,
  voucher_cents integer not null
);

create table party_change (
  reservation_id text not null references reservation (id), number integer not null,
  at text not null, places integer not null, kept_cents integer not null,
  given_up_cents integer not null, kept_given_up_cents integer not null,
  retaken_cents integer not null, refund_id text,
  constraint party_change_in_order primary key (reservation_id, number)
);

create table split (
  reservation_id text primary key references reservation (id), left_id text not null,
  at text not null, participants integer not null, succeeded integer not null
);
create index split_by_left on split (left_id);
`
