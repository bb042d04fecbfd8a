/** The desk reads the successions of a booking beside its receipts, and the clock those of each successor. */
export const up = `create index succession_by_successor on succession (successor_id)`
