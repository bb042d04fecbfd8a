/** The person who comes instead of a guest was called a newcomer: in rows, and in paths of the owner's texts. */
export const up = `
create table substitute (
  reservation_id text primary key references reservation (id), id text not null unique,
  name text not null, email text not null, language text not null, at text not null
);
insert into substitute select * from newcomer;
drop table newcomer;
update event set what = replace(what, 'newcomer', 'substitute') where what like 'newcomer%';
update mail set kind = replace(kind, 'newcomer', 'substitute') where kind like 'newcomer%';
update text_draft set path = replace(path, 'newcomer', 'substitute') where path like '%newcomer%';
update text_to_check set path = replace(path, 'newcomer', 'substitute') where path like '%newcomer%';
update edition set texts = replace(replace(replace(texts, '"guestChanges.newcomer.', '"guestChanges.substitute.'),
  '"newcomerMails.newcomer.', '"substituteMails.substitute.'), '"newcomerMails.', '"substituteMails.');
`
