/** Values of the house as the owner changed them, and as they were before (docs/decisions/0037). */
export const up = `
create table house_change (
  number integer primary key, name text not null, value_before text not null,
  value_after text not null, at text not null, device text not null, is_now integer not null
);
create index house_change_now on house_change (is_now, name);
`
