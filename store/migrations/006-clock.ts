export const up = `create table clock (id integer primary key, sure_at text not null, doubted_since text)`
