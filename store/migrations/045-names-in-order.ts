import { statements } from './statements.ts'

/** The list of all bookings from A is read page by page. */
export const up = statements(`create index reservation_by_name on reservation (lower(name), id)`)
