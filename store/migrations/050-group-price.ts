/** The price of a whole group, whatever its number; the search finds it like any total. */
export const up = `
alter table reservation add column group_price_cents integer;
alter table option add column group_price_cents integer;
drop index reservation_by_total;
create index reservation_by_total on reservation
  ((coalesce(group_price_cents, price_cents * participants)));
`
