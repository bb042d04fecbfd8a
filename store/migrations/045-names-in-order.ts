/** The list of all bookings from A is read page by page. */
export const up = `create index reservation_by_name on reservation (lower(name), id)`
