/** The owner's own texts: what is typed and not yet published, what waits for a look, and what was published. */
export const up = `
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
create index house_change_by_name on house_change (name, number);
`
