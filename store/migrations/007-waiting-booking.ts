export const up = `alter table waiting add column reservation_id text references reservation (id)`
