export const up = `
create table diary (
  reservation_id text primary key references reservation (id), asked_at text not null
);
create table guest_sentence (
  reservation_id text primary key references reservation (id), sentence text not null,
  first_name text not null, town text not null, language text not null, state text not null,
  written_at text not null
);
create index guest_sentence_by_state on guest_sentence (state, written_at);
`
